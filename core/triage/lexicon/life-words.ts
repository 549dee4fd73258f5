/**
 * Words that people mistype or write by ear and that decide: dangers to life, dirty water, where it comes from, who is there.
 * Only these are guessed from a slip or a sound, so that an ordinary word is seldom taken for a danger.
 */
export const lifeWords = `
ceiling ceilings collapse collapsed collapsing collapses sagging sagged drooping bulging bulge fallen falling hanging
caving cracked cracks buckled buckling swollen spongy rotten rotted popcorn chunks plaster drywall sheetrock
electric electrical electricity electrocuted electrician shocked shocking outlet outlets socket sockets breaker breakers
fixture fixtures wiring wires switch sparking sparks sparked buzzing flickering circuit plugged energized extension
generator powerline transformer downed snapped tripping tripped sizzling panel
monoxide carbon detector alarm exhaust charcoal barbecue headache headaches dizzy dizziness nauseous unconscious
propane natural leaking leaked leaks hissing smells smelling sulfur furnace heater pilot gasoline
breathing trapped stuck bleeding drowning drowned injured rescue ambulance underneath unresponsive stranded responding
sewage sewer septic overflow overflowed overflowing overflows toilet toilets backed backing backup feces poop
gurgling bubbling sludge manhole cleanout drain drains drainage
flood flooded flooding floodwater hurricane river creek rising raining basement street muddy yard storm
asbestos vermiculite pregnant oxygen wheelchair elderly newborn grandmother grandfather grandma grandpa toddler toddlers
asthma infant dialysis transplant chemotherapy walker hospice daughter mother father husband children brother sister neighbor uncle someone worker
dripping pouring spraying gushing running coming stopped shutoff valve everywhere kitchen bathroom bedroom
dishwasher washing washer machine refrigerator faucet supply water bathtub aquarium shower carpet insulation crawlspace
moldy mildew mold musty fuzzy growing mushrooms stagnant standing inches soaked
inundacion inundado inundada inundo creciente tormenta huracan arroyo lodo calle
electricidad electrico corriente enchufe enchufes chispas chispeando apagador contacto contactos descarga toques
techo plafon hundido hundiendo colgando cayendo derrumbe panzon inflado grieta grietas
generador alarma mareado mareada dolor cabeza asador fuga propano huele huevo podrido
drenaje excusado escusado inodoro fosa septica coladera regadera desbordo regreso tapado popo
ahogando atrapado atrapada atrapados desmayo inconsciente herido herida respira responde despierta
embarazada oxigeno abuelita abuelito abuela abuelo bebe andador
gotera goteando saliendo entrando subiendo lloviendo tuberia llave manguera lavadora calentador lavaplatos fregadero
pared cocina cuarto sotano moho hongo humedad alfombra mojado mojada mojada empapado plomo asbesto pintura
`;

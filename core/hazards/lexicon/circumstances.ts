/** Patterns of who is there, what the house is made of, and whether it goes on. Grammar: `patterns.ts`. */
export const vulnerablePeople = `
kids|children|ninos|ninas|hijos ~0 are|aged|ages|tienen|son ~0 =1|=2|=3|=4|=5|=6|=7|=8|=9|=10
kiddos|little_one|littles|tots|new_born|nenes|peques|chamaquit*|chiquit*|huerquit*|criaturit*|recien_nasid*|mellizas|infante|lactante
pawpaw|maw_maw|mawmaw|pappaw|paw_paw|grandad|granddad|nonna|great_aunt|great_grand*|grandparents|aguelit*|abue|suegrit*|viejecit*|aged_parent|old_folks|old_man|old_lady|elderlies
wheel_chair|crutches|muletas|andadera|mobility_scooter|hoyer|lift_chair|=o2|oxigen|oxigeno|nasal_cannula|home_bound|legally_blind|=deaf|sordo|sorda|ciego|ciega|quadraplegic|bed_bound|postrada|cama_de_hospital
quistic*|fibrosis|pulmonary|kidney_failure|renal|dialisys|dialasis|hemofili*|hemophil*|cirrhosis|quimioterapias|convulsion*|paralisis|stem_cell|bone_marrow|radiacion|post_op|postop|copd*|asthmatic|asmaticos|weak_lungs|bad_lungs|heart_patient|marcapasos|spina_bifida|cerebral_palsy|muscular_dystrophy
eighties|nineties|seventies & her|his|their|she|he|hers|mom|dad|parents|aunt|uncle|neighbor|tenant|they
sick|ill|enferm*|delicad* ~1 kid|child|baby|mom|mother|dad|father|wife|husband|parent|mama|papa|esposa|esposo|hijo|hija|nino|nina
ninos|ninas|hijos|hijas|nietos|nietas ~2 de ~1 1|2|3|4|5|6|7|8|9|10
gemelos|gemelas|gemelitos|trillizos|mellizos|preschooler|multiple_sclerosis|nino_chiquito|very_sick|very_ill|bed_rest|nursing_baby|lactando
kids|children|child|ninos ~1 under|menores
baby|babies|infant|newborn|preemie|toddler|toddlers|twins|triplets|crib|nursery|bassinet|bebe|recien_nacido|recien_nacida|nenit*|cuna|bebit*
breastfe*|nursing_home|nursing_mother|amamanta*
small|little|young|tiny|chiquito|pequeno|chicos ~1 kid|child|children|grandkids|grandchildren|nino|ninas
ninos|ninas|hijos ~1 chiquitos|pequenos|chicos
pregnan*|pregnat|preggo|prego|expecting|trimester|maternity|embaraz*|encinta|midwife
weeks|meses|months|mos ~1 along|embarazo
due ~2 january|february|march|april|may|june|july|august|september|october|november|december|weeks|baby
elderly|elder*|senior|aged|frail|octogenarian|nonagenarian|geriatric|feeble
grandma|grandmother|grandpa|grandfather|granny|gramma|grammy|meemaw|memaw|mamaw|papaw|peepaw|grandparent|abuel*|abuelit*|bisabuel*|nana|ancian*|viejit*
adult*|persona ~1 mayor
tercera_edad
asthma*|azthma|asma|asmatic*|copd|epoc|emphysema|enfisema|bronchitis|bronquitis|inhaler|inhalador|nebuliz*|cystic|pneumonia|neumonia|lung|pulmon|pulmonar*|respirator*|ventilator|trach|tracheostomy|cpap|sarcoidosis
breathing ~1 problem|trouble|issues|machine|treatments|condition
trouble|problem|hard|difficulty|cant ~1 breathing|breathe
problemas ~2 respirar|respiratorios
chemo|kemo|chemotherapy|quimio|quimioterapia|cancer|leukemia|leucemia|lymphoma|oncolog*|radiation|radioterapia|tumor
transplant*|trasplant*|immun*|imun*|inmun*|autoimmune|hiv|aids|vih|sida|lupus|neutropeni*|immunocomp*|als|sickle
oxygen|oxigeno|concentrator|concentrador
dialysis|dialisis|dyalisis|hemodialysis|diabet*|pacemaker|insulin*|defibrillator
wheelchair|bedridden|bedbound|bed_bound|bed_ridden|homebound|paraly*|quadripleg*|parapleg*|amput*|disab*|disabilit*|discapacit*|handicap*|crippled|silla_de_ruedas|silla_ruedas|encamad*|postrad*|paralitic*|hospital_bed|cannot_walk|cant_walk|special_needs
walker|cane|andador|baston & uses|with|her|his|she|he|on|usa|con
hospice|dementia|alzheimer*|parkinson*|stroke|seizure|epilep*|autis*|feeding_tube|gtube|nicu|demencia|down_syndrome|derrame|open_wound|open_sore|surgery|cirugia|operad*|caregiver|hip_replacement
assisted_living|memory_care|group_home|daycare|day_care|preschool|guarderia|asilo|nursing_facility|foster|skilled_nursing|kindergarten
heart ~1 condition|failure|disease|problem|attack|trouble|patient
enferm* ~2 corazon|cronic*|pulm*|rinon*
mold ~1 allergy|allergies
allerg*|alergi* & mold|moho|severe*|bad|badly|terrible|kid|son|daughter|hijo|hija
`;

export const notVulnerable = `
baby ~0 wipes|powder|shower|gate|blue|grand|oil|steps|monitor
oxygen ~0 bleach|cleaner
senior ~0 adjuster|estimator|manager|project|tech|technician|claims|examiner|director|vp
surgery_center
stroke_luck
oxiclean
twin ~0 bed|mattress|size
`;

/** People who were moved out of harm before the text was written. */
export const relocated =
  'rerouted relocated evacuated transferred discharged reubicados evacuados trasladados' as const;

export const asbestosOrLead = `
abesto*|asvest*|azbest*|asbets*|asbetos|fibrocemento|uralita|silica_board
pegamento|adhesivo|chapopote|brea|goma|glue|adhesive|mastique ~1 negro|negra|black
9_pulgadas|nueve_pulgadas|9_por_9|nueve_por_nueve|9in_tile|nine_inch
pre|before|antes|prior ~1 1978|1980|78|80 & paint*|pintura|tile|ceiling|techo|house|home|casa|texture*|building
pintura|paint|paints ~2 lead|plomo|leaded|oil_based
asbest*|acm|acbm|pacm|amianto
popcorn|acoustic|cottage|stipple|palomitas|texture*|texturizado|cottagecheese|spray-on ~2 ceiling|cieling|techo|texture*|cheese
ceiling|techo ~1 palomita|popcorn
popcorn ~3 texture|wet|peeling|falling|scrap*|ceiling
vermiculite|vermiculita|zonolite|transite|mastic|vct|vat
9x9|9x9s|9by9|9_x_9|9_by_9|nine ~1 nine|9_inch|9in|9_in
nine_inch ~1 tile
black ~1 mastic|glue|adhesive|cutback|tar
lead ~1 paint*|based|pipe|dust|safe|solder|abatement|test|exposure|poison*|swab|certified
pintura ~2 plomo
plomo
old|original|vintage|ancient|antique|antigua|viejo|vieja ~2 linoleum|linolium|vinyl|lino|asbestos|plaster|linoleo|paint|lath
linoleum|plaster ~1 lath|lathe & old|original|wet|fell|crumbl*|demo|tear*|rip*|scrap*
pipe|duct|boiler ~1 wrap|lagging|insulation|jacket & white|old|crumbl*|wet|falling|original|fibrous|torn
paint|pintura ~2 chip*|flak*|peel*|alligator*|descarap*|pelando & old|original|19*|windows|historic|victorian|antigua
`;

/** What a pre-1980 house holds that must not be disturbed, and what disturbs it. Used with a year of building. */
export const oldMaterial = `
wrap|lagging|pipe_insulation|mosaico|azulejo|loza|linoleo|plafon|tirol|tablaroca|pegamento|loseta|shingles|vermiculite|lij*|raspa*|tumba*|quebr*|pica*|martill*|demol*|sledge*|grind*|chisel*|bust*|break*|descarap*
vinyl|tile|popcorn|texture*|plaster|lath|paint*|linoleum|lino|insulation|drywall|sheetrock|ceiling|siding|mastic|duct|ductwork|trim|wallpaper|wall|baseboard|subfloor|flooring|panel*|techo|piso|pared|pintura|loseta|yeso|cieling|celing|floors|joint|cabinets|stucco
scrap*|demo*|demolish*|tear*|tore|torn|rip|ripped|ripping|sand*|cut|cutting|remov*|pull*|gut|gutted|gutting|drill*|strip|stripping|stripped|peel*|crumbl*|flak*|chip*|raspar|tumbar|quitar|lijar|arranc*|romper|rompiendo|quitando|breaking|knock*|flood*|remodel*|renovat*
`;

/** It goes on for certain: these hold whatever else was shut. */
export const ongoingSurely = `
leak*|drip*|started|starting|gotea*|dripping|back ~3 again|otra_vez|de_nuevo
still|stil|todavia|aun|sigue*|seguimos ^2 leak*|drip*|com|coming|comin|comming|runs|running|runnin|pour*|flow*|spray*|gush*|rising|risin|going|goin|seep*|spill*|raining|trickl*|overflow*|backing|entering|filling|fills|saliendo|sale*|cayendo|cae|goteando|gotea|subiendo|sube|entrando|entra|lloviendo|llueve|corriendo|tirando|brotando|chorreando|escurriendo|metiendo|spew*|shooting|puddling|collecting|active|bajando|regresando|flooding|hitting|getting|caendo|spinning|bubbling
keep|kept|continu*|constant*|nonstop|actively|sin ^3 leak*|drip*|coming|running|pour*|filling|rising|flow*|seep*|spreading|spray*|gush*|overflow*|backing|getting|growing|back|raining|parar|saliendo|dripping|returning|refilling|bubbling|trickl*
wont|cant|cannot|doesnt|couldnt|isnt|hasnt|havent|aint|unable|impossible ^4 stop*|stopped|shut|shutoff|turn|close|closing|off|budge|parar|para|cierra*|cerrar|sirve|jala|encuentro|find|hold*|work|seized|stuck|paramos|deja|dejo|apagar|quit|controlled|isolated
shutoff|shut_off|valve|llave|knob|spigot|handle|main|plunger ~4 stuck|broke*|seized|frozen|snapped|stripped|spins|leaks|rusted|wont|missing|atorada|trabada|rota|barrida|nothing|buried|locked|oxidada|pegada|came
rising|subiendo|creciendo ~3 fast|still|now|quick*|inch|every|rapido|cada|an|water
water|agua|level|nivel|creek|river|arroyo|rio & rising|subiendo|climbing|comin ~1 up
and|inches|feet|ft|y|it ~1 rising|climbing|subiendo
right_now|ahorita|ahora_mismo|en_este_momento|as_i_type|as_we_speak|happening_now|at_this_moment|as_im & rolling|lapping|rushing|creeping|squirt*|leak*|drip*|water|coming|pour*|flood*|spray*|gush*|filling|overflow*|running|sale|saliendo|cae|cayendo|entra|entrando|agua|gotea*|spew*|lloviendo|backing|brota*|ceiling|mete|metiendo|bubbling|rain*
no ~1 para|cierra|sirve|deja|jala|encuentro|podemos|puedo|paro ~2 salir|cerrar|llave|apagar|agua|cierra|parar|paso|gotear|de
still_going|still_coming|still_comin|sigue_saliendo|sigue_cayendo|no_para
raining|lloviendo|storming|pouring ~2 now|still|ahorita|again|outside|today
its_raining|esta_lloviendo
meter ~5 spin*|moving|turning|ticking|dial|gira|corre|move*|run*|creep*
every ~3 flush|minute|seconds|hour|time|shower & drip*|leak*|coming|come|water|up|gushes|overflows|fills|bucket|gallon|wet
cada ~3 vez|minuto|rato & agua|sale|gotea|cae|cubeta|tira
bowl|bucket|pan|pot|towels|trash_can|tub|cubeta|balde|bandeja|olla|toalla ~5 catch*|under|collect*|filling|emptying|swapping|fills|drip|debajo|juntar|llena|llenando|overflowing|every|below
catch*|emptying|dumping|swapping|changing|llenando|vaciando ~4 drip|water|bucket|bowl|pan|cubeta|agua|towels
gush*|geyser|spew*|shooting|spraying|chorreando|brotando
pouring|raining ~1 through|thru|in|from|down|out|inside|into|off|onto|on
cant|no|dont|doesnt|nobody|where ~4 find|know|reach|where|encuentro|encontramos|donde|turn|located ~4 shutoff|valve|main|shut|llave|meter|off|cutoff|curb
`;

/** It goes on unless the text says that it was stopped. */
export const ongoingMaybe = `
drip_drip
rolling|lapping|creeping|rushing|inching|squirting ~3 over|under|in|into|across|at|threshold|door|toward*
are|its|keeps|im|i|esta*|starting|started|empezo|begin*|began|be|been|hear|water|ceiling|heater|pipe|hose|faucet|tank|toilet|roof|agua|now|leak|brown|drip|just|drop ~3 leaking|leakin|spitting|dripping|drippin|coming|comin|comming|pouring|seeping|spraying|running|flowing|gushing|spilling|backing|overflowing|trickling|bubbling|raining|entering|filling|spreading|saliendo|goteando|entrando|tirando|escurriendo|filtrando|chorreando|brotando|rising|weeping|surcharging|shooting|streaming|leaks|drips|spewing|rebosando|derramando|metiendo|regresando|llenando|sweating|flooding|subiendo|blowing
leaking|dripping|coming|comming|pouring|seeping|spraying|gushing|goteando|saliendo|cayendo|chorreando|escurriendo|filtrando|overflowing ~4 through|thru|from|in|into|down|out|up|onto|by|del|desde|por|all|over|everywhere|behind|under|off|hot|on|since|steady|again
gotea|goteando
agua|gota|chorro ~4 cae|cayendo|caen|sale|saliendo|entra|entrando|sube|subiendo|escurre|brota
drips|leaks|weeps|seeps|sale*|tira|pours|runs|entra|mete|escurre|filtra|brota|gotera|goterita|comes ~4 from|every|each|on|through|thru|por|del|down|desde|under|steady|slow|constant*|overnight|daily|de|out|into|onto|cada|agua|diario
bill|recibo|usage ~5 jumped|doubled|tripled|high|spiked|went|huge|crazy|subio|alto|quadrupled|up|through
hear*|sound|oigo|escuch*|oye|hiss* ~4 water|running|dripping|drip|agua|trickl*|corriendo
slow|constant|steady|active|live|lento|pinhole|continuous|ongoing|slab ~1 leak|drip|gotera|fuga|leaking|seep
ongoing|activ*|ongoin
since|desde & drip*|leak*|gote*|running|raining|coming|weeping
lleva* ~5 goteando|tirando|saliendo|fugando|gotea|cayendo|asi|leaking
water ~4 rising|coming|comin|entering
`;

/** What stops the water. */
export const stopped = `
stopped|stoped|quit|ceased|paro|paramos|ya_paro|dejo_de_salir|dejo_de_llover|ended|over_now|subsided|se_detuvo|contained
shut|shutt|turn*|closing|cut|close*|capped|isolated|switched|killed|cutoff|valved ~6 off|valve|water|main|it|down|supply|faucet|spigot|meter|already|now|angle|stops|cold|today|yesterday|llave
$fixed
cerre|cerraron|cerramos|cerro|cerrad*|cierro|apague|apagamos|cortamos|corte|cortaron|arreglaron|arregle|arreglo|reparo|repararon|limpie|clausure|taparon|cambiaron|reparamos|arreglamos
water|it|agua|all|everything|faucet|supply|main|valve|gas|thing|plumbing ~3 off|stopped|shut|apagada|cortada|cerrada|closed|gone|isolated|capped|receded
off ~2 now|since|already|today
drained|receded|went_down|gone_down|dried|drying|has_drained|bajo|se_seco|ya_seco|mopped|cleaned|extracted|squeegeed|pumped|secamos|trapeamos|vacuum*|back_down
was|used_to|had_been|estaba ~1 leaking|dripping|goteando|seeping
old ~1 leak|stain
rain|storm|lluvia ~3 quit|stopped|ended|over|paro|gone
plumber|plomero|he|they|landlord|handyman|maintenance ~4 fixed|repaired|replaced|capped|came|arreglo|reparo|cambio|tightened|patched|swapped
repair ~2 made|completed|done
`;

/** What says that it ended, unless denied: "quit rising", but not "won't quit". */
export const ended = `
quit|quits|stopped|done|finished|dejo|paro|ceso ~2 rising|leaking|dripping|coming|running|pouring|spraying|raining|flowing|climbing|subir|gotear|salir|llover|tirar|crecer
`;

/** Only belongings got wet. */
export const contents = `
record|sleeves|collection|cardboard|frame|sewing_machine|runner|tablecloth|mantel|sheets|sabanas|planner|notebook|cuaderno|folder|printer|impresora|monitor|console|camera|camara|jacket|chamarra|coat|dress|vestido|bag|bolsa|stroller|carriola|yearbook|carpeta|basket|canasta|tools|herramientas|decorations|adornos|lampshade|bicycle|blanket|puzzle|violin|hat
book|libro|couch|sofa|mattress|colchon|laptop|computer|rug|throw_rug|clothes|ropa|clothing|cajas|box|photo|pictures|fotos|album|documents|papers|papeles|documentos|furniture|muebles|chair|desk|dresser|bed|bedding|blankets|pillows|curtains|toys|juguetes|guitar|piano|electronics|phone|tv|backpack|shoes|zapatos|records|comforter|cushion|recliner|tapete|alfombrita|keyboard|computadora|celular|telefono|television|tele|escritorio|mochila|suitcase|purse|table|bookshelf|bookcase|paintings|artwork|quilt|linens|towels|files|magazines|comics|stroller|instruments|camas|sillon|cobijas|almohadas|inventory|merchandise|belongings|stuff*|contents|pertenencias|cosas
`;

export const spill = `
aquarium|fish_tank|fishtank|pecera|mister|squirt_gun|spray_bottle|atomizador|regadera_de_plantas & splash*|splosh*|slosh*|spray*|spilled|salpic*|tipped|mojo
splash*|salpic*|slosh* ~5 on|over|all|onto|sobre|en|encima|by
only|just|solo|nomas|solamente ~5 sleeves|clothes|cardboard|collection|frames|tools|papers|bag|shoes|ropa|zapatos|rug|toys|juguetes
house|home|casa|inside|indoors|adentro|room|building|carpet|cuarto|alfombra ~3 dry|untouched|unaffected|seco|seca|intact|intacto|intacta
nothing|nada|none|nowhere|nowhere_else ~4 wet|mojad*|mojo|damp & inside|house|casa|adentro|floor|piso|building|walls|paredes|suelo
nothing|nada ~1 on|en ~1 floor|piso|suelo|carpet
humidifier|humidificador|cup|glass|vase|florero|bottle|botella|pitcher|kettle|thermos|cooler|hielera|jug|jarra|mug|vaso|taza|coffee|tea|te|cafe|soda|juice|fishbowl|bowl|garrafon|wine|beer|milk|leche|snow_globe|flowerpot|planter|watering_can|bucket|cubeta|pot & tip*|spill*|knock*|fell|fall|leak*|dump*|broke|overturn*|tiro|cayo|volteo|derram*|rego|volco|over|pour*|burst|tire|soak*
spilt|spill*|derrame|derramo|tire|volque ~5 on|over|all|onto|sobre|en|encima|water|agua
only|just|solo|solamente|nomas|unicamente ~4 wet|contents|belongings|book|couch|rug|boxes|clothes|furniture|mattress|papers|stuff|things|libros|cajas|ropa|muebles|contenido|colchon|pertenencias|cosas|sofa|bed|laptop|documents
nothing ~1 else|but ~3 wet|books|boxes|clothes
belongings|content|personal_property ~1 only|solamente
floor|walls|piso|structure|building|concrete|slab|suelo|everything ~4 dry|fine|seco|seca|untouched|unaffected|ok
didnt|never|no|not|nothing ~4 reach*|touch|got|llego|mojo|get|hit|wet ~3 floor|wall|carpet|piso|pared|structure|building|suelo
left|forgot|dejamos|deje|olvide ~5 out|outside|rain|porch|patio|afuera|lluvia|yard|car|truck|trunk
`;

/** Parts of the building that got wet, which rule out "belongings only". */
export const buildingWet = `
carpet|pad|drywall|sheetrock|wall|ceiling|baseboard|subfloor|cabinet|insulation|hardwood|laminate|flooring|alfombra|pared|techo|piso|room|kitchen|basement|zoclo|vanity|tile|hallway ~4 wet|damp|swollen|stain*|soak*|mojad*|moja|drench*|saturat*|buckl*|squish*|hinchad*|warp*|peel*|bubbl*|water|ruined|sag*|drip*
wet|soaked|damp|soaking|saturated|mojo|mojado ~3 carpet|drywall|wall|ceiling|baseboard|subfloor|cabinet|floor|hardwood|pared|alfombra|piso|techo|room|kitchen
`;

/** Asking where water comes from does not say that it comes now. */
export const notOngoing = `
garage|yard|estate|for|moving ~0 sale
wont|cant|couldnt|doesnt ~0 get_up
where|source|idea|wonder*|brainstorm*|donde ~5 coming|comes|drip|leaks|viene ~1 from
where|source|donde ~4 coming|comes|viene|sale
in|the|a|small|minor|pinhole|old|gas ~0 leak|drip
no_longer
smoke|gas|propane|regulator|humo|odor|smell|stink ~3 coming|leaking|saliendo
heater|generator|fan|fans|dehumidifier*|pump|freezer|fridge|refrigerator|ac|power|dehu|dehus|blower* ~2 running|on
running ~2 fans|dehumidifier*|generator|heater|pump
coming ~0 loose|apart|undone|off|tomorrow|monday|today|soon|over|home|back
left ~1 running|on
`;

/** Any mention of electricity, wet or dry. */
export const power = `
outlet|panel|breaker|breakers|electri*|power|lamp|light|wiring|luz|enchufe|foco|apagador
`;

/** Patterns of dirty water and of what grows after it. Grammar: `patterns.ts`. */
export const sewage = `
suag*|suwag*|sewr|sewadge|sewidge|sweage|sewige|sewedge|cewage|seuage
stack|drain_stack|vent_stack ~3 crack*|leak*|broke*|drip*|split
mugre|porqueria|suciedad|cochinada & bano|drenaje|excusado|inodoro|regadera|tina|coladera|taza
grinder_pump|ejector_pump|sewage_pump|macerator|lift_pump
toilet|toliet|commode|excusado|inodoro|taza|urinal & brown|brownish|sludge|solids|sucia|cafe|papel|feo|nasty|filthy
$drain ~3 fill*|full ~3 black|brown|gray|grey|sludge|waste|gunk|poop|solids|dirty|nasty|negra
sewage|sewege|sewerage|seweg|sewer|suer|effluent|swage|sweage
septic|septic*|cesspool|leachfield|drainfield|ejector
feces|faeces|fecal|faecal|poop*|poo|turd|shit|shitty|crap|stool|excrement*|doodoo|dookie|dooky|number_two
popo|caca|heces|mierda|excremento|pupu
aguas ~1 negras|servidas|residuales|cloacales
cloaca|alcantarilla*|fosa|drenaje|cano|albanal|letrina
human|raw|solid|toilet|bathroom|bodily|fecal|sanitary|tank|tubs|full|liquid ~2 waste|solids
solids ~3 void|slab|crawl*|floor|yard|hall|tub|shower
dwv & broke*|crack*|leak*|sever*|separat*|back*|open|belly|sheared
waste|wastewater|blackwater|soil ~1 line|pipe|stack|water|pit|main|tank|coming|backing|backed|everywhere|lateral & back*|leak*|crack*|broke*|burst|split|spill*|overflow*|came|coming|separat*|disconnect*|water|open|hole|failed|dump*|drip*|wet
wastewater|blackwater
black ~0 water
cat|category|categoria|catagory|kat ~0 3|iii|three|tres & water|loss|sewer|black|back*|drain|waste
$toilet ~6 back*|backing|backup|overflow*|overflw*|over|overflo|flooded|flooding|rebals*|rebos*|desbord*|tir*|regres*|regurgit*|tapo|tapad*|tapa|brota*|bubbl*|gurgl*|spew*|geyser*|erupt*|explod*|clog*|plug*|stopped|rising|borbot*|devuelv*|devolv*|vomit*
backed|backing|backup|overflow*|clogged|rebalso|tapo|desbordo|regreso|boto ~3 $toilet
$drain ~4 backed|backing|backs|backup|backflow*|surcharg*|regurgit*|came|come|coming|gurgl*|bubbl*|burp*|belch*|spew*|geyser*|erupt*|puk*|overflow*|rebals*|desbord*|regres*|devuelv*|devolv*|brota*|sale*|saliendo|sube|subio|subiendo|borbot*|vomit*|spit*|throw*|ooz* ~4 up|back|out|onto|into|all|over|through|with|when|from|again|floor|brown|black|sludge|agua|sucia|negra|para|cuando|waste|yesterday|today|overnight|during|and|last|past|to|bano|piso|por|solids
line|main|mainline|plumbing|lateral|stack|system|basement|pipe|caneria|tuberia|pipes ~4 backed|backing|backs|backup|backflow*|surcharg*|regurgit*|gurgl*|regres*|devuelv*|devolv*
floor_drain|drain ~6 brown|black|sludge|smelly|gray|grey|filth*|nasty|foul|negra|cafe ~2 water|stuff|liquid|gunk|sludge|agua|goo|muck|slime
$drain ~3 backed|backing|backup|backflow|surcharged|surcharging|gurgling|regres*|rebals*|tapad*|tapo
back*|backing|coming|came|comes|bubbling|gurgling|sube|sale*|saliendo|regresa|brota ~5 up|out|through|from|in|por|de ~3 drain|tub|bathtub|shower|floordrain|coladera|resumidero|regadera|tina|drenaje|desague|cleanout
sink|lavabo|fregadero|tarja|disposal ~4 back*|gurgl*|came|coming|comes|regres*|rebals*|bubbl*|sale & brown|black|sludge|smell*|stink*|toilet|tub|shower|flush*|gunk|negra|cafe|apesta|huele|both|nasty|solids|waste|sewer|main|neighbor|upstairs
backwater|backflow*|reflujo
flush*|jala*|baja*|jalo ~9 $drain|floor|overflow*|comes|up|back|bubbl*|gurgl*|sale|regresa
$drain|floor|water & flush*|jalan|bajan|jalamos|bajamos
manhole|man_hole|lift_station|pozo_de_visita
cleanout|clean-out|clean_out ~4 pop*|open|spill*|overflow*|cap|spew*|blew|coming|shot|off|front|yard|leak*
sanitary|main|sewer|city ~1 line|main|lateral|drain|stack|pipe & back*|clog*|stop*|block*|surcharg*|root*|collaps*|broke*|belly|overflow*|plug*|tapad*
main ~1 drain|stack|stoppage|clog|blockage|backup
wax ~1 ring ~5 leak*|bad|fail*|gone|broke|shot|seal
wax ~1 ring
toilet ~1 paper|water|bowl & floor|carpet|water|float*|brown|everywhere|hall|through|ceiling|leak*|spill*|drip*|came|coming|overflow*
toilet|wc|commode ~4 base|flange|seal|bolts|bottom ~4 leak*|seep*|wet|water|brown|loose|drip*
leak*|seep*|water|drip* ~4 base|bottom|flange ~2 toilet|commode
tampon*|wipes|condom*|sanitary_pads
porta_potty|blackwater_tank|holding_tank|grease_trap
sludge|solids|gunk|muck & drain|tub|shower|toilet|sink|floor
agua ~2 sucia|puerca|cochina|cafe|apestosa ~4 $toilet|drenaje|coladera|regadera|tina|desague
bano|excusado|taza|inodoro|wc ~5 derram*|regres*|rebals*|desbord*|sucia|lleno|saliendo|sale|sali*
$smell ~4 sewage|sewer|septic|poop|shit|ass|drenaje|fosa|cano|toilet|outhouse|latrine
`;

export const floodWater = `
flash|river|coastal|street|creek|storm ~0 flood*
floodwater|flood ~1 water|stage|line
creek|crick|bayou|arroyo|rio|riada|riachuelo|quebrada|crecida|creciente|inundacion|tromba|marea|oleaje|tsunami
river|rivr|riber|slough|estuary|tributary
surge ~6 water|hurricane|storm|house|feet|ft|foot|in|came|pushed|tide|through
storm|tidal|hurricane ~1 surge|tide
seawater|saltwater|salt_water|sea_water|agua_de_mar|agua_salada|ocean*|gulf|tide|tidal|brackish|king_tide
ground_water|groundwater|water_table|manto_freatico
lake|pond|reservoir|stock_tank|ditch|canal|culvert|bayou|dam|levee|swamp|acequia|lago|laguna|presa|represa|zanja|detention|retention|gully|cuneta|estero|estanque|bar|weir|spillway & rose|rise|rising|came|come|coming|overflow*|over|backed|up|inside|into|house|jumped|broke*|breach*|crest*|topped|flood*|desbord*|subio|metio|reached|floor|ran|spilled|living|fail*|creci*|rebos*|bank*|carpet|water
lake|pond|ditch|canal|stock_tank|runoff|rainwater|river|creek|bayou|yard|street|gutter|field|pasture|hill|driveway|parking|golf|alley|surface|stormwater|levee|calle|patio|cuesta|monte|storm ~1 water
runoff|stormwater|storm_drain|storm_sewer|storm_water|surface_water|overland|high_water|rising_water|sheet_flow|alcantarilla_pluvial
water|agua|mud|rain|rainwater|lodo ~6 street|yard|backyard|road|driveway|hill|hillside|field|pasture|ditch|lot|neighbors|alley|calle|patio|cerro|cuneta|banqueta|terreno|highway|slope|freeway|garden|golf|parking|ravine|woods ~5 in|into|inside|house|garage|under|through|living|flow*|came|coming|door|entr*|meti*|casa|garaje|ran|running|pour*|rushing|kitchen|hall|den|room|slab|cuarto|sala
came|coming|ran|running|rushed|rushing|poured|pouring|flowed|flowing|seeped|seeping|backed|entro|mete|meti*|entra|entrando|entraba|blew|rolled|washed|spilled|got|gets|getting ~5 street|yard|backyard|road|driveway|hill|hillside|field|pasture|ditch|calle|patio|cerro|cuneta|banqueta|curb|alley|parking
came|coming|ran|running|rushed|rushing|poured|pouring|flowed|flowing|seeped|seeping|entro|metio|mete|entra|entrando ~3 under|through|thru|debajo|por|across ~2 front|back|patio|garage|sliding|side|entry|door|puerta|doorway|threshold|porton ~1 door|puerta|
rain*|storm|downpour|lluvia|llovio|aguacero|thunderstorm|tormenta|hurricane|huracan|tropical ~9 under|through|debajo|por|over ~2 door|puerta|threshold|porch|patio|garage|weep
rain*|storm*|downpour|lluvia|llovio|aguacero|tormenta ~8 inch|pulgadas|feet|foot|ft|pies|ankle|knee|waist|rodilla|tobillo|cintura ~4 water|agua|inside|house|garage|living|deep|floor|basement|casa|adentro
house|home|street|neighborhood|yard|area|town|subdivision|block|city|casa|calle|colonia|ground|downstairs|cabin|property|lot|barrio|rancho|trailer|we|got|everything|garage|basement|apartment|barn|car|shop|store|office|church|unit ~4 flood*|flud*|inund*|underwater|submerged|flooed|floded
se|casa|calle|todo|nos ~2 inundad*|inund*
flood|flooded|flooding|floods|inundo|inundad*|fluded|floded|flooed|fluding|flodding
mud|silt|lodo|fango|cieno|muddy|lodos*|debris|snake|vibora|culebra* & water|inside|house|floor|everything|every|carpet|casa|agua|room|line|inch*|piso|todo|cabin|cuarto*|garage|film|layer|door
low_water_crossing|water_crossing|low_crossing
guadalupe|pedernales|llano|frio|nueces|medina|comal|blanco|sabinal|brazos ~2 in|inside|into ~2 house|barn|cabin|garage|living|kitchen|home|floor|our|my|casa|yard
guadalupe|comal|blanco|medina|cibolo|pedernales|llano|frio|nueces|sabinal|geronimo|salado|colorado|brazos|leon*|olmos|bandera|cypress|onion|alazan|escondido|trinity|neches|sabine|lavaca|navidad|concho|canyon|marcos|brushy|barton|shoal|york|santa|clara|potranca|rebecca|martinez|woman|hollering|calaveras|culebra|helotes|honey ~3 river|creek|came|come|rose|rise|rising|raised|got|crest*|overflow*|jumped|topped|flood*|over|out|reached|metio|subio|crecio|crecido|desbord*|salio|entro|spill*|high|up|inside|bank*|hit|level|swollen|backed|overtopped|took|ran
agua|rio|arroyo|laguna ~3 subio|subiendo|crecio|desbordo|metio|entro|crece
water ~3 rose|rising|rises|risen|crested|receding|recede*|went ~5 house|fast|feet|ft|foot|inches|in|steps|porch|door|outlets|night|street|yard|still|outside|up|quick|every|and|to|from|down
knee|waist|chest|ankle|neck|thigh|hip|rodilla*|cintura|tobillo*|pecho|cuello ~1 deep|high|water|of & rain*|storm*|street|outside|river|creek|house|flood*|lluvia|calle|yard
hurricane|huracan|tropical|harvey|ike|beryl ~6 water|flood*|surge|inches|feet|foot|ft|rose|agua
llovio|lluvia|aguacero|tormenta & metio|mete|entro|entra|inund*|pulgadas
basement|cellar|crawlspace|sotano & rain*|storm*|lluvia & fill*|feet|foot|ft|inches|pouring|came
roof|porch|attic|techo|rescue*|boat|helicopter & stuck|trapped|stranded|waiting|water|atrapad* & rising|flood*|river|creek|street
`;

/** What "flood" means when these are near: a room that flooded from inside, and things that only carry the name. */
export const notFlood = `
creek|river|bayou|lake|arroyo|rio|pond ~1 stayed|remained|never|didnt|within|quedo
flood ~0 light|lamp|insurance|zone|policy|map|plain|claim|coverage|insured|cert|vent|elevation|stop|sensor|alarm|carrier|certificate
flooded ~0 closet|bathroom|kitchen|laundry|bedroom|hallway
river|creek|arroyo|flood|lake|canyon|rio|bayou ~0 oaks|road|rd|street|st|drive|dr|lane|ln|ranch|walk|view|bend|crossing|trail|place|estates|court|blvd|apartments|park|hills|village|avenue|ave|county|city
floodlight|floodplain|floodgate|flooded ~1 market|inbox
flood ~1 insurance|policy|zone
`;

export const insideSource = `
pipe|tubo|tuberia|caneria|hose|manguera|mangera|faucet|facet|llave|grifo|valve|valvula|icemaker|ice|fridge|refrigerator|refri|refrigerador|heater|heather|calentador|boiler|washer|washing|lavadora|labadora|dishwasher|dishwash*|lavavajillas|lavaplatos|lavatrastes|tub|bathtub|tina|banera|shower|regadera|sink|lavabo|fregadero|lavamanos|lavadero|toilet|toliet|commode|excusado|inodoro|taza|sprinkler|aquarium|acuario|pecera|tank|supply|spigot|plumbing|plomeria|plumber|slab|softener|filter|filtro|disposal|humidifier|radiator|ac|hvac|condensate|coil|minisplit|clima|waterbed|hot|jacuzzi|upstairs|neighbor|vecin*|arriba|line|leak*|bidet|tinaco|cisterna|garrafon|bucket
`;

export const mold = `
rot|rotted|rotten|rotting|punky|podrid*|pudri*|pudre|spongy|mushy && years|yrs|anos|months|meses|decades|forever|last_summer|last_winter|last_year
leak*|drip*|gote*|seep*|damp|dampness|moist|filtra*|humed*|mojad*|wet ^4 years|months|anos|meses
years|months|anos|meses ^4 leak*|drip*|gote*|seep*|damp|dampness|moist|filtra*|humed*|mojad*|wet
stachy*|asperg*|clado*|moldy|moldey|moldd|molld|mildewed|mildewy|mildue|milldew|mojo_negro|mohos*|honguito*|hongos|lama|lamos*|verdin|salitre_negro
suspect*|visible|apparent|possible|poss|susp|microbial|fungal|biological|organic|active|heavy|light ~1 growth|=mg|=mbg|colon*|spotting
condition|cond ~0 3|iii & mold|growth|spore|s520|contamin*
black|green|fuzzy|white|dark|pepper*|gray|grey ~2 freckle*|peppering|polka|whisker*|velvet*|cotton*|hair*|crud|rash
looks|like|como|parece ~2 pepper|velvet|cotton|mushroom*|moss|algodon|terciopelo|pelusa|musgo|pimienta
fuzz|moss|musgo|toadstool*|conks|setas ~4 wall|baseboard|carpet|ceiling|closet|cabinet|pared|closet|techo|drywall|studs
swampy|mildewy|rancio|rancia|encerrado|sotano & $smell
mold*|mould*|mildew*|mildue|hongo|fungus|fungi|fungal|mushroom|mushrooms|spore|moho*|enmohec*|lama
musty|mustie|mustiness|musky|mohoso|humedo|earthy|funky|stuffy|stale|dank|moldly
$smell ~5 musty|damp|dampness|earthy|humedad|sock|dirt|cave|mushroom|mushrooms|funky|stale|dank|mojado|viejo|encerrado|gym|locker|old|swamp|towel|humedo|cellar|moss|tierra|perro|guardado
$smell ~6 wet ~1 dog|cardboard|dirt|towel|laundry
olor ~2 humedad|encerrado|viejo|moho|humedo
humedad & olor|huele|pared|mancha
black|green|white|gray|grey|pink|orange|dark|fuzzy|negra|negros|verde|blanc*|gris|oscuras|hairy ~3 spot|specks|speckles|dots|fuzz*|growth|growing|patch|stuff|film|slim*|bloom|mancha|puntos|puntitos|pelusa|blotch*|circles|colonies|streaks|splotch*|pelitos|algo|furry|fur|polvo
spots|dots|specks|speckles|manchas|puntos|stuff|patches|wall|walls|baseboard|drywall|studs|pared ~4 hairy|pelud*|black|green|fuzzy|negras|negros|verdes|furry
fuzz*|furry|slimy|slime|algae|babos*|peludo|peludito|velloso
growing|growth|creciendo ~3 wall|baseboard|ceiling|carpet|behind|under|closet|drywall|vents|corner|cabinet|pared|techo
something|stuff|things|algo ~2 growing|creciendo|grows
gnats|silverfish|mosquitos & wet|cabinet|under|sink|damp|moist
multiple|several|layered|many|successive|concentric ~2 ring|stain|layers
stain*|rings ~3 multiple|rings|layers|older|several
remediat*|mycotoxin*|stachybotrys|aspergillus|penicillium|cladosporium
`;

/** Fear of mold to come is no mold. */
export const notMold = `
$person|dog|cat|perro|gato ~3 years|months|anos|meses
pee*|urin*|orin* ~3 years|months|anos|meses
years|months|anos|meses|yrs ~0 old|ago|warranty|pregnan*|embarazo|edad
hace ~2 anos
rotten|rotted|podrido|podridos ~1 egg|huevo*
egg|huevo* ~0 rotten|podrid*
no|not ~0 rot|rotten|rotted
prevent*|avoid*|before|worried|afraid|worry|risk|chance|stop|keep|want|scared|evitar|prevenir|antes|miedo|will|could|might|going|gonna|start|test*|sooner ~5 mold|mould|mildew|moho|hongo
mold*|moho ~1 insurance|coverage|prevention|policy|rider|limit|exclusion|cap|company|inspector
crown|base|quarter|door|window|trim|floor ~0 mold*
molding
`;

/** Sewage words that mean something else here. */
export const notSewage = `
sewer|sewr & seamstress|sewing|stitch*|quilt*|fabric|thread
smoke|heat|co ~1 detector
sewer|septic ~1 line|tank|lateral|system|field ~3 fine|ok|clear|good|inspected|scoped|pumped|camera|clean
crap ~1 load|ton
tank|supply|fill|valve|flapper & toilet
dog|cat|pet|rat|mouse|bird|perro|gato|puppy|raccoon|bat ~1 poop*|poo|shit*|feces|crap*|waste|caca|droppings|popo
$toilet ^6 overflow*|overflw*|over|rebals*|desbord* && only|just|solo|nomas ~3 pee|urine|orina|pipi|water|clean
$toilet ^6 overflow*|overflw* && clean_water|clean_bowl|agua_limpia
ac|a_c|hvac|condensate|air|conditioner|clima ~2 drain|pan|line ~4 overflow*|back*|clog*|leak*|drip*|plugged|through|onto
storm_drain|storm_sewer|street_drain|drain_hose|drain_pan|drain_line_hose
holy ~0 shit|crap
shit ~1 ton|load
oh ~0 shit|crap
`;

/** Words that mean water from outside, whatever else the text names. */
export const surelyFlood = `
flash|river|coastal|street|creek|storm|surface ~0 flood*
floodwater|flood ~1 water|stage
creek|crick|bayou|arroyo|rio|riada|riachuelo|crecida|creciente|inundacion|tromba|marea|river|rivr|riber|slough|ocean|tide|tidal|seawater|saltwater
storm|tidal ~0 surge
surge ~8 hurricane|sea*|ocean|storm|gulf|bay
ground_water|groundwater|water_table|runoff|stormwater|storm_drain
rose|rising|crested|subio|crecio|metio|desbordo
street|calle|yard|hill|ditch|driveway|patio|pasture|neighborhood|banqueta|road|field|lake|pond|canal|levee|dam|culvert|drainage|alley
mud|silt|lodo|lodoso|snake|vibora*|boat
rain*|storm*|hurricane|lluvia|llovio|aguacero|tormenta|downpour|huracan|tropical
guadalupe|comal|pedernales|medina|cibolo|llano|blanco ~3 rose|came|flood*|jumped|over|crest*|up|subio|metio|crecio|out|got
nfip|fema
`;

/** Materials that mold grows on once they stay wet. */
export const wetMaterial = `
carpet|pad|drywall|sheetrock|lvp|lvt|osb|mdf|particleboard|substrate|readings|wall|ceiling|baseboard|subfloor|cabinet|insulation|hardwood|laminate|floor*|wood|closet|alfombra|pared|techo|piso|madera|mattress|couch|room|house|vanity|gabinete|casa|cuarto|attic|crawlspace|basement|paneling|vinyl|trim|stud|rug|furniture|muebles|unit|apartment
`;

/** Patterns of dirty water and of what grows after it. Grammar: `patterns.ts`. */
export const sewage = `
sewage|sewege|sewerage|seweg|sewer|sewers|suer|effluent|swage|sweage
septic|septica|septico|cesspool|leachfield|drainfield|ejector
feces|faeces|fecal|faecal|poop|poo|poopy|pooped|poops|turd|turds|shit|shitty|crap|stool|stools|excrement*|feces|doodoo|dookie|dooky|number_two
popo|caca|heces|mierda|excremento|excrementos|pupu
aguas ~1 negras|servidas|residuales|cloacales
cloaca|cloacas|alcantarilla*|alcantarillado|fosa|drenaje|drenajes|cano|albanal|letrina
human|raw|solid|toilet|bathroom|bodily|fecal|sanitary|tank|tubs|full|liquid ~2 waste|wastes|solids
waste|wastewater|blackwater|soil ~1 line|pipe|stack|water|pit|main|tank|coming|backing|backed|everywhere|lateral & back*|leak*|crack*|broke*|burst|split|spill*|overflow*|came|coming|separat*|disconnect*|water|open|hole|failed|dump*|drip*|wet
wastewater|blackwater
black ~0 water|waters
cat|category|categoria|catagory|kat ~0 3|iii|three|tres & water|loss|sewer|black|back*|drain|waste
$toilet ~6 back|backs|backed|backing|backup|backups|backt|backin|overflow*|overflw*|over|overflo|flooded|flooding|rebals*|rebos*|desbord*|tir*|regres*|regurgit*|tapo|tapad*|tapa|brota*|bubbl*|gurgl*|spew*|geyser*|erupt*|explod*|clog*|plug*|stopped|rising|borbot*|devuelv*|devolv*|vomit*
backed|backing|backup|overflow*|clogged|rebalso|tapo|desbordo|regreso|boto ~3 $toilet
$drain|line|lines|main|mainline|plumbing|lateral|stack|system|basement|pipe|caneria|tuberia ~4 backed|backing|backs|backup|backups|backflow*|surcharg*|regurgit*|came|come|comes|coming|gurgl*|bubbl*|burp*|belch*|spew*|geyser*|erupt*|puk*|overflow*|rebals*|desbord*|regres*|devuelv*|devolv*|brota*|sale|salen|saliendo|sube|subio|subiendo|borbot*|vomit*|filled|filling|fills ~4 up|back|out|onto|into|all|over|through|with|when|from|again|floor|brown|black|sludge|agua|sucia|negra|para|cuando|waste|yesterday|today|overnight|during|and|last|past|to|negras|bano|piso|por|solids
$drain ~3 backed|backing|backup|backflow|surcharged|surcharging|gurgling|regreso|regresa|regresando|rebalso|rebalsa|tapado|tapo|tapados|tapada
back|backed|backing|backs|coming|came|comes|bubbling|gurgling|sube|sale|salen|saliendo|regresa|brota ~5 up|out|through|from|in|por|de ~3 drain|drains|tub|tubs|bathtub|shower|floordrain|coladera|coladeras|resumidero|regadera|tina|drenaje|desague|cleanout
sink|sinks|lavabo|lavabos|fregadero|tarja|disposal ~4 back*|gurgl*|came|coming|comes|regres*|rebals*|bubbl*|sale & brown|black|sludge|smell*|stink*|toilet|tub|shower|flush*|gunk|negra|cafe|apesta|huele|both|nasty|solids|waste|sewer|main|neighbor|upstairs
backwater|backflow|backflowed|backflowing|reflujo
flush*|flushes|flushed|bajan|bajarle|jalan|jala|baja|jalamos|jalo ~9 $drain|floor|overflow*|comes|up|back|bubbl*|gurgl*|sale|regresa
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
floodwater|floodwaters|flood ~1 water|waters|stage|line
creek|crick|creeks|bayou|bayous|arroyo|arroyos|rio|riada|riachuelo|quebrada|crecida|creciente|inundacion|inundaciones|tromba|marea|oleaje|tsunami
river|rivers|rivr|riber|slough|estuary|tributary
surge|surges ~6 water|hurricane|storm|house|feet|ft|foot|in|came|pushed|tide|through
storm|tidal|hurricane ~1 surge|tide|surges
seawater|saltwater|salt_water|sea_water|agua_de_mar|agua_salada|ocean|oceano|gulf|tide|tides|tidal|brackish|king_tide
ground_water|groundwater|water_table|manto_freatico
lake|pond|reservoir|stock_tank|ditch|canal|culvert|bayou|dam|levee|swamp|acequia|lago|laguna|presa|represa|zanja|detention|retention|gully|cuneta|estero|estanque|bar|weir|spillway & rose|rise|rising|came|come|coming|overflow*|over|backed|up|inside|into|house|jumped|broke|breach*|crest*|topped|flood*|desbord*|subio|crecio|metio|reached|floor|ran|spilled|living|broken|fail*|creci*|rebos*|bank*|carpet|water
lake|pond|ditch|canal|stock_tank|runoff|rainwater|river|creek|bayou|yard|street|gutter|field|pasture|hill|driveway|parking|golf|alley|surface|stormwater|levee|calle|patio|cuesta|monte|storm ~1 water
runoff|stormwater|storm_drain|storm_sewer|storm_water|surface_water|overland|high_water|rising_water|sheet_flow|alcantarilla_pluvial
water|agua|mud|rain|rainwater|lodo ~6 street|yard|backyard|road|driveway|hill|hillside|field|pasture|ditch|lot|neighbors|alley|calle|patio|cerro|cuneta|banqueta|terreno|highway|slope|freeway|garden|golf|parking|ravine|woods ~5 in|into|inside|house|garage|under|through|living|flow*|came|coming|door|entr*|meti*|casa|garaje|ran|running|pour*|rushing|kitchen|hall|den|room|slab|cuarto|sala
came|coming|ran|running|rushed|rushing|poured|pouring|flowed|flowing|seeped|seeping|backed|entro|metio|mete|meti*|entra|entrando|entraba|blew|rolled|washed|spilled|got|gets|getting ~5 street|yard|backyard|road|driveway|hill|hillside|field|pasture|ditch|calle|patio|cerro|cuneta|banqueta|curb|alley|parking
came|coming|ran|running|rushed|rushing|poured|pouring|flowed|flowing|seeped|seeping|entro|metio|mete|entra|entrando ~3 under|through|thru|debajo|por|across ~2 front|back|patio|garage|sliding|side|entry|door|doors|puerta|doorway|threshold|porton ~1 door|doors|puerta|
rain*|storm|downpour|lluvia|llovio|aguacero|thunderstorm|tormenta|hurricane|huracan|tropical ~9 under|through|debajo|por|over ~2 door|doors|puerta|threshold|porch|patio|garage|weep
rain*|storm*|downpour|lluvia|llovio|aguacero|tormenta ~8 inch|inches|pulgadas|feet|foot|ft|pies|ankle|knee|waist|rodilla|tobillo|cintura ~4 water|agua|inside|house|garage|living|deep|floor|basement|casa|adentro
house|home|street|neighborhood|yard|area|town|subdivision|block|city|casa|calle|colonia|ground|downstairs|cabin|property|lot|barrio|rancho|trailer|we|got|everything|town|garage|basement|apartment|barn|car|cars|shop|store|office|church|unit ~4 flood*|flud*|fluded|inund*|underwater|submerged|flooed|floded
se|casa|calle|todo|nos ~2 inundo|inundaron|inundados|inundada|inundado|inunda
flooded|flooding|floods|inundo|inundado|inundada|inundados|fluded|floded|flooed|fluding|flodding
mud|silt|lodo|fango|cieno|muddy|lodosa|lodoso|debris|snake|snakes|vibora|viboras|culebra* & water|inside|house|floor|floors|everything|every|carpet|casa|agua|room|rooms|line|inch*|piso|todo|cabin|cuarto*|garage|film|layer|door|doors
guadalupe|comal|blanco|medina|cibolo|pedernales|llano|frio|nueces|sabinal|geronimo|salado|colorado|brazos|leon|olmos|bandera|cypress|onion|alazan|escondido|trinity|neches|sabine|lavaca|navidad|concho|leona|canyon|marcos|brushy|barton|shoal|york|santa|clara|potranca|rebecca|martinez|woman|hollering|calaveras|culebra|leon|helotes|honey ~3 river|creek|came|come|rose|rise|rises|rising|raised|got|crest*|overflow*|jumped|topped|flood*|over|out|reached|metio|subio|crecio|crecido|desbord*|salio|entro|spill*|high|up|inside|bank*|hit|level|swollen|backed|overtopped|took|ran
agua|rio|arroyo|laguna ~3 subio|subiendo|crecio|desbordo|metio|entro|crece
water ~3 rose|rising|rises|risen|crested|receded|receding|recede|went ~5 house|fast|feet|ft|foot|inches|in|steps|porch|door|outlets|night|street|yard|still|outside|up|quick|every|and|to|from|down
knee|waist|chest|ankle|neck|thigh|hip|rodilla*|cintura|tobillo*|pecho|cuello ~1 deep|high|water|of & rain*|storm*|street|outside|river|creek|house|flood*|lluvia|calle|yard
hurricane|huracan|tropical|harvey|ike|beryl ~6 water|flood*|surge|inches|feet|foot|ft|rose|agua
llovio|lluvia|lluvias|aguacero|tormenta & metio|mete|entro|entra|inund*|pulgadas
basement|cellar|crawlspace|sotano & rain*|storm*|lluvia & filled|fill|feet|foot|ft|inches|pouring|came
roof|porch|attic|techo|rescue|rescued|boat|helicopter & stuck|trapped|stranded|waiting|water|atrapad* & rising|flood*|river|creek|street
`;

/** What "flood" means when these are near: a room that flooded from inside, and things that only carry the name. */
export const notFlood = `
flood|floods ~0 light|lights|lamp|insurance|zone|policy|map|plain|plains|lamps|claim|coverage|insured|cert|vent|vents|elevation|stop|sensor|alarm|carrier|certificate
floodlight|floodlights|floodplain|floodgate|flooded ~1 market|inbox
flood ~1 insurance|policy|zone
`;

export const insideSource = `
pipe|pipes|tubo|tubos|tuberia|tuberias|caneria|hose|manguera|mangera|faucet|facet|llave|grifo|valve|valvula|icemaker|ice|fridge|refrigerator|refri|refrigerador|heater|heather|calentador|boiler|washer|washing|lavadora|labadora|dishwasher|dishwash*|lavavajillas|lavaplatos|lavatrastes|tub|bathtub|tina|banera|shower|regadera|sink|lavabo|fregadero|lavamanos|lavadero|toilet|toliet|commode|excusado|inodoro|taza|sprinkler|sprinklers|aquarium|acuario|pecera|tank|supply|spigot|plumbing|plomeria|plumber|slab|softener|filter|filtro|disposal|humidifier|radiator|ac|hvac|condensate|coil|minisplit|clima|waterbed|hot|jacuzzi|upstairs|neighbor|vecino|vecina|arriba|line|leak|leaked|bidet|tinaco|cisterna|garrafon|bucket
`;

export const mold = `
mold|molds|moldy|molding|mould|mouldy|mildew*|mildue|moho|mohoso|mohosa|hongo|hongos|fungus|fungi|fungal|mushroom|mushrooms|spore|spores|moho*|enmohec*|lama
musty|mustie|mustiness|musky|mohoso|humedo|earthy|funky|stuffy|stale|dank|moldly
$smell ~5 musty|damp|dampness|earthy|humedad|socks|sock|dirt|basement|cave|mushroom|mushrooms|funky|stale|dank|wet|mojado|viejo|encerrado|gym|locker|old|swamp|towel|towels|humedo|cellar|moss|laundry|tierra|perro|guardado
$smell ~6 wet ~1 dog|cardboard|dirt|towel|towels|laundry
olor ~2 humedad|encerrado|viejo|moho|humedo
humedad & olor|huele|pared|manchas|mancha
black|green|white|gray|grey|pink|orange|dark|fuzzy|negra|negras|negros|verde|verdes|blanco|blanca|gris|oscuras|hairy ~3 spot|spots|specks|speckles|dots|fuzz|fuzzy|growth|growing|patch|patches|stuff|film|slime|slimy|slim|bloom|mancha|manchas|puntos|puntitos|pelusa|blotch*|circles|colonies|streaks|splotch*|pelitos|algo|furry|fur|polvo
spots|dots|specks|speckles|manchas|puntos|stuff|patches|wall|baseboard|drywall|studs|pared ~4 black|green|fuzzy|negras|negros|verdes|furry
fuzz|fuzzy|furry|slimy|slime|algae|baboso|babosa|peludo|peludito|velloso
growing|growth|creciendo ~3 wall|walls|baseboard|baseboards|ceiling|carpet|behind|under|closet|drywall|vents|corner|cabinet|pared|techo
something|stuff|things|algo ~2 growing|creciendo|grows
gnats|silverfish|mosquitos & wet|cabinet|cabinets|under|sink|damp|moist
multiple|several|layered|many|successive|concentric ~2 ring|rings|stain|stains|layers
stain|stains|staining|rings ~3 multiple|rings|layers|older|several
remediat*|mycotoxin*|stachybotrys|aspergillus|penicillium|cladosporium
`;

/** Fear of mold to come is no mold. */
export const notMold = `
prevent*|avoid*|before|worried|afraid|worry|risk|chance|stop|keep|want|scared|evitar|prevenir|antes|miedo|will|could|might|going|gonna|start|starts|test|testing|sooner ~5 mold|mould|mildew|moho|hongo|hongos
mold|moldy|moho ~1 insurance|coverage|prevention|policy|rider|limit|exclusion|cap|company|inspector
crown|base|quarter|door|window|trim|floor ~0 molding|mold|moldings
molding
`;

/** Sewage words that mean something else here. */
export const notSewage = `
sewer|septic ~1 line|tank|lateral|system|field ~3 fine|ok|clear|good|inspected|scoped|pumped|camera|clean
crap ~1 load|tons|ton
tank|supply|fill|valve|flapper & toilet
dog|dogs|cat|cats|pet|rat|rats|mouse|bird|perro|gato|puppy|raccoon|bat ~1 poop*|poo|shit*|feces|crap*|waste|caca|droppings|popo
$toilet ^6 overflow*|overflw*|over|rebals*|desbord* && only|just|solo|nomas ~3 pee|urine|orina|pipi|water|clean
$toilet ^6 overflow*|overflw* && clean_water|clean_bowl|agua_limpia
ac|a_c|hvac|condensate|air|conditioner|clima ~2 drain|pan|line ~4 overflow*|back*|clog*|leak*|drip*|plugged|through|onto
holy ~0 shit|crap
shit ~1 ton|load
oh ~0 shit|crap
`;

/** Words that mean water from outside, whatever else the text names. */
export const surelyFlood = `
flash|river|coastal|street|creek|storm|surface ~0 flood*
floodwater|floodwaters|flood ~1 water|waters|stage
creek|crick|creeks|bayou|bayous|arroyo|arroyos|rio|riada|riachuelo|crecida|creciente|inundacion|inundaciones|tromba|marea|river|rivers|rivr|riber|slough|ocean|tide|tidal|seawater|saltwater
storm|tidal ~0 surge
surge ~8 hurricane|sea*|ocean|storm|gulf|bay
ground_water|groundwater|water_table|runoff|stormwater|storm_drain
rose|rising|crested|subio|crecio|metio|desbordo
street|calle|yard|hill|ditch|driveway|patio|pasture|neighborhood|banqueta|road|field|lake|pond|canal|levee|dam|culvert|drainage|alley
mud|silt|lodo|lodoso|snake|snakes|vibora*|boat
rain*|storm*|hurricane|lluvia|llovio|aguacero|tormenta|downpour|huracan|tropical
guadalupe|comal|pedernales|medina|cibolo|llano|blanco ~3 rose|came|flood*|jumped|over|crest*|up|subio|metio|crecio|out|got
nfip|fema
`;

/** Materials that mold grows on once they stay wet. */
export const wetMaterial = `
carpet|pad|drywall|sheetrock|wall|walls|ceiling|baseboard|baseboards|subfloor|cabinet|cabinets|insulation|hardwood|laminate|floor|flooring|wood|closet|alfombra|pared|paredes|techo|piso|madera|mattress|couch|room|house|vanity|gabinete|casa|cuarto|attic|crawlspace|basement|paneling|vinyl|trim|stud|studs|rug|furniture|muebles|unit|apartment
`;

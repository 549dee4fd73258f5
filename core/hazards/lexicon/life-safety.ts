/** Patterns of the dangers that can kill within minutes. Grammar: `patterns.ts`. */
export const electrical = `
$outlet & $wet
=outlet|=outlets|enchufe|enchufes|tomacorriente|tomacorrientes
spark|sparks|sparked|sparking|sparky|sparkin|arcing|arced|arc|chispa|chispas|chispazo|chispazos|chispeando|chispea|chisporrotea*
electrocut*|shock|shocks|zap|zapped|zapping|zaps|tingle|tingles|tingling|tingly|toques|calambre|calambres|descarga|electrified
$outlet ~3 buzz*|hum|humming|hums|crackl*|sizzl*|popped|popping|pops|pop|click*|smok*|burn*|hot|warm|melt*|black*|scorch*|corroded|corrosion|hiss*|crack*|flicker*|blew|exploded|shorted|shorting
buzz*|humming|crackl*|sizzl*|zumba*|zumbido|truena|tronando|trono & $outlet|light|lights|luz|walls|wall|pared|water|agua
breaker|breakers|braker|gfci|gfi|pastilla|fuse|interruptor ~4 trip*|trips|blew|blow*|kick*|pop*|flip*|reset|bota|boto|salta|brinca|bajo|saltando
trip*|reset|kick* ~3 breaker|breakers|braker|gfci|gfi
light|lights|lamp|luz|luces ~3 flicker*|flickr*|dim|dimming|dims|blink*|parpade*|strobing|strob*
flicker*|flickering ~3 light|lights
light|lights|luz|luces|fan & fill*|full|dripp*|drips|drip|leak*|leaking|water|agua|gotea*|gote*|through|thru|wet
power|electricity|electric|luz|current|corriente|electricidad ~3 still|is|stays|left|sigue|esta|remains ~2 on|live|hot|conectada|prendida|encendida|energized|running|viva
power|luz|electricity on & water|agua|wet|flood*|inch*
still|everything|todavia ~1 plugged|energized|powered|enchufado|enchufada|conectado|conectada|hot
plugged|enchufado|conectado|energized ~3 in & $wet
live|downed|fallen|exposed|bare|hot|loose|frayed|hanging|dangling|power ~2 wire|wires|wiring|cable|cables|powerline|powerlines|cord
power ~1 line|lines & down|downed|fell|fallen|arcing|yard|across|water
cable|cables|alambre|alambres & pelad*|mojad*|agua|colgando|caid*|quemad*|expuest*
short|shorted|shorting|shorts ~2 circuit|circuits|out|electrical|wiring|electric
shorted|shorting|corto|cortos|cortocircuito|cortocircuitos|circuito
extension|power|surge ~1 cord|cords|strip|strips|protector & $wet
freezer|fridge|refrigerator|dryer|washer|heater|tv|computer|server|appliance|appliances|refri|congelador|refrigerador & still|sigue|siguen & running|on|plugged|humming|prendido|conectado|working|going
freezer|fridge|refrigerator|space|aquarium|refri|refrigerador ~3 running|plugged|on|conectado|prendido ~3 water|wet|agua|flood*
water|agua ~4 over|above|past|covering|covers|reached|reaches|touching|behind|inside|into|into|near|close|next|cubre|cubrio|llego|dentro|arriba|alcanzo|cerca ~3 $outlet
electrical|electric|electrico|electrica|electricos ~2 panel|box|fire|burning|smell|short|closet|room|cabinet|outlet|hazard|caja|olor|corto|equipment|fault|issue|problem|work
caja|cuadro|tablero ~2 luz|fusibles|breakers|electrica|electrico|electricos|pastillas|luces
burning|burnt|burned|quemado|quemados|quemada|fishy|melting ~2 plastic|wire|wires|wiring|smell|odor|rubber|cable|cables|electrical|electric
smell*|huele|olor ~3 burning|burnt|smoke|quemado|quemada|electrical|ozone|humo
smoke|smoking|humo & $outlet
sump|ac|furnace|heater|appliance|motor & shorted|sparked|arcing
electri*|electrified & water|agua|wet|mojad*
`;

export const gas = `
gas|propane|propano|methane|butane|mercaptan|lp|natural ~3 leak*|hiss*|smell*|odor|fumes|escap*|whistl*|broke|broken|snapped|ruptured|cracked|severed|sheared|bent|fuga*
gas ~1 line|pipe|valve|hose|meter|connector|tuberia|manguera|flex & leak*|hiss*|broke*|rupture*|crack*|sever*|shear*|bent|loose|pulled|damaged|submerged|underwater|under|hit|ripped|corroded|disconnected|off|blowing|snapped|rota|roto
$smell ~4 gas|gassy|propane|propano|methane|butano|mercaptan
$smell & propane|=gas|gassy|propano
rotten|rotted|bad|spoiled|sulfur|sulphur|podrido|podridos ~1 egg|eggs|huevo|huevos|smell
huevo|huevos ~1 podrido|podridos
sulfur|sulphur|azufre|skunk|skunky & $smell
fuga|fugas|escape|escapa|tira|tirando|pierde|fuguita ~2 gas
gas ~1 meter|regulator & knock*|bent|whistl*|hit|leaning|damaged|broke*|hiss*|submerged|underwater
gas|propano ~3 fuga|fugando|escapando|saliendo|tirando|chiflando|silbando
hiss*|whistling|silbido|silba|chifla & gas|stove|meter|propane|tank|line|dryer|furnace|range|heater|appliance|tanque|estufa|cilindro|boiler|pipe
propane|butane|lp|lpg|gas|propano ~2 tank|tanks|cylinder|bottle|tanque|tanques|cilindro & float*|tip*|leak*|loose|hiss*|overturn*|moved|gone|submerged|underwater|washed|flot*|volte*|spew*|blowing|broke*|knocked|side|rolled|drift*
pilot|piloto ~3 out|off|relight*|lit|apago|apagado|blew|wont|light
gasoline|gasolina|diesel|kerosene|fuel & $smell|fumes|spill*|leak*|sheen|vapor*|float*
gas ~1 fumes|alarm|detector|sniffer & going|beep*|alarm*|sound*|chirp*|suena|went|on|off|reading
hissing & stove|kitchen|wall|range|tank|outside|meter|grill
`;

export const carbonMonoxide = `
carbon ~1 monoxide|monoxid*|monoxito
monoxido|=co2
co ~1 alarm|alarms|detector|detectors|poisoning|monitor|reading|ppm|levels
detector|alarm|alarma|sensor ~2 co|monoxide|monoxido|gas
$engine ~6 in|inside|into|on|near|by|under|at|outside|outside|en|dentro|adentro|junto|cerca ~3 $indoors
$engine ~6 $indoors
$indoors ~4 $engine
$engine ~5 in|inside|en|adentro ~1 house|home|casa|building
gas|gasoline|gasolina|diesel|trash|engine|motor|honda|powered|semi ~3 pump|pumps|bomba|compressor|washer|heater|truck|mount & $indoors|inside
bomba|pump|compresor|compressor|hidrolavadora ~2 gas|gasoline|gasolina|diesel|motor|engine|powered & $indoors
pressure|power ~1 washer|washing|washed & garage|inside|indoors|basement|house|crawlspace
propane|kerosene|salamander|torpedo|mr|buddy|gas|camping|catalytic|butano|queroseno|unvented|vented|camp ~2 heater|heaters|stove|burner|lantern|calentador|calefactor|calenton|estufa & dry*|sec*|inside|indoors|room|garage|house|adentro|cuarto|bedroom|basement|closed|heat|warm|tent|cook*|den|living|hall|apartment
oven|stove|horno|estufa|burners ~4 heat|warm|dry|secar|calentar|calentarnos|warming|drying|calent*|door
car|truck|van|engine|motor|carro|camioneta|lawnmower|mower ~3 idling|running|on|prendido|prendida|encendido|encendida ~3 garage|garaje|cochera|carport
headache|headaches|headakes|dizzy|dizziness|nausea|nauseous|nauseated|lightheaded|woozy|sleepy|drowsy|confused|passed|fainted|faint|vomiting|throwing|mareo|mareos|mareado|mareada|mareados|nauseas|vomito|dolor|desmay* && $engine|exhaust|engine|motor|furnace|heater|pump|bomba|motobomba|boiler|humo|calenton|compressor|shop
exhaust|fumes|escape ~4 inside|house|room|garage|vent|flue|indoors|adentro|bedroom|casa|basement|window
flue|chimney|vent|venting ~3 blocked|disconnected|submerged|full|crushed|fell|knocked|bent|loose|off|clogged & furnace|heater|boiler|gas|water
vent|flue|exhaust ~2 furnace|heater|boiler|water ~3 disconnected|off|blocked|crushed|loose|rusted
`;

export const structural = `
$ceiling|floor|joist|joists|beam|beams|rafter|rafters|truss|trusses|subfloor|deck|header|wall|cielo|cielorraso|viga|vigas|floors|balcony|porch|lumber|framing|girder|slab|stairs ~5 sag*|sagg*|bow|bows|bowed|bowing|bowin|bulg*|belly|bellied|bellying|droop*|dropped|dropping|drooped|hang|hangs|hanging|hangin|hung|collaps*|colaps*|cave|caved|caves|caving|gave|gives|buckl*|swag*|swayback|bend|bending|bent|balloon*|pouch*|dip|dips|dipping|dipped|sink|sinks|sinking|sunk|sank|lean|leans|leaning|split|splitting|snapped|shift*|separat*|rotten|rotted|rot|pande*|panza|pans*|colga*|cuelg*|cayo|caer|caido|caida|cayendo|cae|caerse|desplom*|hund*|derrumb*|abomb*|aboll*|inflad*|vencid*|vencio|aguad*|fof*|aflojad*|flexes|flexing|flex|warp*|heav*|detached|detaching
$ceiling ~3 fell|fall|falls|falling|coming|came|come|comes|crash*|crashed|caen ~1 down|in|apart|loose|onto|away
$ceiling ~2 fell|fallen|falling|fallin|collaps*|crumbl*|coming
chunk*|piece*|part|parts|half|section*|slab|slabs|corner|pedazo*|parte|mitad|trozo* ~4 $ceiling ~6 fell|fall*|came|coming|down|missing|cayo|caido|caidos|cayeron|gone|on
fell|falling|crashed|collaps*|caved ~1 in|through|apart|down ~1 $ceiling
cayo|callo|caer|cayendo|caido|cae|caen ~2 pedazo*|pedazos|techo|plafon|tablaroca|trozos
collaps*|caved ~3 $ceiling
sag*|bulg*|bow|bowed|bowing|droop*|drooping|bellied|belly|hanging|collaps*|caving|balloon*|swollen|pregnant|pande*|colgando|hundido|hundiendo|panza|abombado|inflado ~4 $ceiling|floor|floors|wall|walls|beam|joists|piso|pared|foundation|deck
$ceiling & bubble*|balloon|blister*|belly|pouch|pillow|holding|heavy|ballooned|bolsa|globo|burbuja|pregnant
$ceiling ~4 full|lleno|llena|loaded|filled|filling|heavy ~2 water|agua
$ceiling|wall|walls|foundation|beam|joist|slab|floor|brick|pillar|column|techo|pared|paredes|losa|cimiento|cimientos|muro|stucco|chimney ~4 crack|cracks|cracked|cracking|crackin|grieta*|rajad*|rajo|cuartead*|agrietad*|split|splitting|widening|fracture*
crack|cracks|cracked|cracking|grieta|grietas|rajada|rajadas|fracture* ~5 $ceiling|wall|walls|foundation|beam|joist|ceiling|techo|pared|cimiento*|brick
$floor|spot|tile|tiles|carpet|linoleum|vinyl ~5 spongy|spongey|spungy|soft|squishes|mushy|bouncy|bounces|bounce|bouncing|springy|trampoline|gives|give|giving|gave|rotten|rotted|rot|rotting|soggy|unlevel|uneven|sloping|slopes|slants|hollow|weak|unstable|crumbl*|blando|blanda|podrido|podrida|hundido|fofo|aguado|sume|sumiendo|flojo|tilt*|delaminat*
spongy|spongey|bouncy|mushy|rotten|rotted|soft|sinking|podrido|blando|bouncing ~3 $floor|spot|spots|place
foot|feet|toe|leg|shoe|heel|boot|chair|stepped|step|fell|pie|pata|pierna|caster|thumb|finger|screwdriver ~4 went|goes|go|gone|through|thru|sank|sinks|broke|hundio|hunde|traspaso|fue ~3 through|thru|floor|flooring|vinyl|subfloor|piso|deck|ceiling|boards|plywood|abajo
fell|falling ~2 through|thru ~2 floor|deck|ceiling|stairs
tile|tiles|floor|floors|hardwood|laminate|planks|slab|piso|losa|loseta|losetas|mosaico|concrete|foundation|ground ~4 popping|popped|pop|buckl*|heav*|lifting|tenting|tented|raised|rising|lifted|levant*|bucled ~3 up|now|out|off|everywhere|apart|heav*|buckl*|levant*|from|all
tile|tiles|floor|floors|hardwood|laminate|planks|slab|piso|losa|wood ~4 buckl*|heav*|tenting|tented|bucled|levantando|levanto
buckl*|heaving|heaved|tenting ~3 floor|floors|hardwood|tile|wall|walls|laminate
foundation|footing|slab|pier|piers|pillar|stilts|piling|pilings|cimiento|cimientos|beams|girder|stem|basement ~4 shift*|moved|washed|undermin*|erod*|sink*|sank|sunk|settl*|heav*|cav*|collaps*|scour*|gone|leaning|exposed|crumbl*|bow*|bulg*|hueco|hundi*|broke|knocked|failed|failing|void|hollow
washed|undermined|eroded|scoured ~4 foundation|slab|footing|under|piers|soil|dirt|out
house|trailer|cabin|building|home|porch|wall|retaining|chimney|garage|deck|balcony|casa|muro|barda|carport ~3 shift*|moved|leaning|lean|tilt*|collaps*|floated|slid|sank|sinking|collapsing|pulled|separat*|inclin*|derrumb*|cayo|movio|twisted|racked ~3 off|from|foundation|blocks|piers|over|away|to|down|side|house|casa|now|bad|collaps*
sinkhole|cave-in|cavein|derrumbe|derrumbo|derrumbando|collapse|collapsed|collapsing|colapso|colapsando|desplomo|socavon
tree|limb|branch|arbol|rama ~5 roof|house|through|thru|ceiling|techo|casa|attic
hole|agujero|hoyo|gap ~5 roof|ceiling|techo|floor|subfloor|piso
creak*|groan*|popping|cracking|cruj*|moaning|rechin* ~4 $ceiling|floor|wall|walls|beam|beams|joists|truss|trusses|noise|noises|sounds|sound|vigas
joist|joists|beam|beams|rafter|rafters|truss|trusses|stud|studs|viga|vigas|sill|subfloor|decking|sheathing|stringers|header|post|posts|madera ~4 rot*|rotten|rotted|soft|black|mush|split|snapped|cracked|termite*|eaten|crumbl*|podrid*|broken|quebrad*|gone|punky|compromised
structur*|estructura*|unsound|unstable ~3 damage|unsafe|concern|concerns|issue|engineer|compromised|failure|integrity|problem|dano|danos|wall
door|doors|window|windows|puerta|puertas ~4 stuck|stick|sticks|sticking|jam|jammed|wont|cant|atora|atoran|atorada|cierra|cierran|racked ~3 now|close|shut|anymore|open|since|frame|all|cierra|bien
drywall|sheetrock|plaster|lath|tablaroca|yeso ~4 fell|falling|collaps*|crumbl*|cayendo|cayo|cae|hanging|dropped|caved|mush|disintegrat*
popcorn|texture ~2 ceiling ~4 fell|falling|down|sagging
stairs|staircase|steps|escalera|escaleras|stairway|landing|railing ~4 wobbl*|loose|rotted|rotten|collaps*|soft|shaky|moves|floj*|podrid*|gave|broke|cracked
lath|roof|attic|techo ~3 caved|caving|cave|collaps*|sagging|gave|hundi*
`;

/** Words of life safety that mean something else here. */
export const notGas = `
sewer|septic ~0 gas
gas ~0 station|mileage|card|bill|tank_cap|money
gas ~1 smell ~3 gone|none|no
natural_light
`;

export const notCarbonMonoxide = `
heat_pump
sump_pump
engine|engines ~0 company
co ~0 worker|pay|owner
colorado
$engine ~5 outside|outdoors|outdoor|driveway|yard|patio|afuera|feet ~4 feet|ft|away|yards|pies|metros
`;

export const notElectrical = `
spark ~0 plug|plugs
brainstorm*
panel ~0 adjuster|vendor|wall|walls|door|doors
wall|access|wood|glass|shower|drywall|ceiling|solar ~0 panel|panels
hose|bib|spigot|valve ~0 switch
culture|sticker ~0 shock
shocked
water|gas ~0 meter
moisture_meter
valve|stop|city|shut|off ~3 meter
meter ~2 spin*|turn*|still|moving|running|dial|reading
toilet|pipe ~3 crack*
drip|drain ~0 plug
drain ~0 plug|plugs
humid*
burning ~0 up|man|question
hot_water
`;

export const notStructural = `
soft_water
door|window|garage ~4 cracked_open
peel*|peeling|paint
subfloor|floor ~4 sink|sinks
sink|sinks ~1 base|cabinet|drain|area|leak*|is|in|and
kitchen|bathroom|under|the|bath|guest|utility|my|our|a ~1 sink
bottom|ground|first|second|main|top|same|lower|upper ~0 floor
water|agua|rain|drip*|drop* ~3 came|coming|comes|falling|cayo|cae|cayendo|cayendo ~3 $ceiling
hanging ~0 out|on|in
bow ~0 window|windows
belly_button
spread
pan|pans|panel|panels
floor ~0 fan|fans
`;

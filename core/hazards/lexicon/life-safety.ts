/** Patterns of the dangers that can kill within minutes. Grammar: `patterns.ts`. */
export const electrical = `
dio|da|dan|daba|siento|pega ~1 toque|toquecito*|corrientazo|chispazo
$outlet & $wet
=outlet|=outlets|enchufe|tomacorriente
spark*|sparking|arcing|arced|arc|chispa|chispas|chispazo|chispeando|chispea|chisporrotea*
electrocut*|shock|zap|zapped|zapping|tingle|tingling|tingly|toques|calambre|descarga|electrified
$outlet ~5 buzz*|frying|whining|hum|humming|crackl*|sizzl*|popped|popping|pop|click*|smok*|burn*|hot|warm|melt*|black*|scorch*|corroded|corrosion|hiss*|crack*|flicker*|blew|exploded|shorted|shorting
buzz*|frying|whining|fry|humming|crackl*|sizzl*|zumba*|zumbido|truena|tronando|trono & $outlet|light|luz|wall|pared|water|agua
breaker|breakers|braker|gfci|gfi|pastilla|fuse|interruptor ~4 trip*|blew|blow*|kick*|pop*|flip*|reset|bota|boto|salta|brinca|bajo|saltando
trip*|reset|kick* ~3 breaker|breakers|braker|gfci|gfi
light|lamp|luz|luces ~3 flicker*|flickr*|dim|dimming|blink*|parpade*|strob*
flicker*|flickering ~3 light
light|luz|luces|fan & fill*|full|dripp*|drip|leak*|leaking|water|agua|gotea*|gote*|through|thru|wet
power|electricity|electric|luz|current|corriente|electricidad ~3 still|is|stays|left|sigue|esta|remains ~2 on|live|hot|conectada|prendida|encendida|energized|running|viva
power|luz|electricity on & water|agua|wet|flood*|inch*
still|everything|todavia ~1 plugged|energized|powered|enchufad*|conectad*|hot
plugged|enchufado|conectado|energized ~3 in & $wet
live|downed|fallen|exposed|bare|hot|loose|frayed|hanging|dangling|power ~2 wire|wiring|cable|powerline|cord
power ~1 line & down*|fell|fallen|arcing|yard|across|water
cable|alambre & pelad*|mojad*|agua|colgando|caid*|quemad*|expuest*
short* ~2 circuit|out|electrical|wiring|electric
shorted|shorting|corto|cortocircuito|circuito
extension|power|surge ~1 cord|strip|protector & $wet
freezer|fridge|refrigerator|dryer|washer|heater|tv|computer|server|appliance|refri|congelador|refrigerador & still|sigue* & running|on|plugged|humming|prendido|conectado|working|going
freezer|fridge|refrigerator|space|aquarium|refri|refrigerador ~3 running|plugged|on|conectado|prendido ~3 water|wet|agua|flood*
water|agua ~4 over|above|past|covering|covers|reached|reaches|touching|behind|inside|into|near|close|next|cubre|cubrio|llego|dentro|arriba|alcanzo|cerca ~3 $outlet
electrical|electric|electric* ~2 panel|box|fire|burning|smell|short|closet|room|cabinet|outlet|hazard|caja|olor|corto|equipment|fault|issue|problem|work
caja|cuadro|tablero ~2 luz|fusibles|breakers|electric*|pastillas|luces
burning|burnt|burned|quemad*|fishy|melting ~2 plastic|wire|wiring|smell|odor|rubber|cable|electrical|electric
smell*|huele|olor ~3 burning|burnt|smoke|quemad*|electrical|ozone|humo
smoke|smoking|humo & $outlet
sump|ac|furnace|heater|appliance|motor & shorted|sparked|arcing
electri* & water|agua|wet|mojad*
480|277|switchgear|transformer|busbar|mcc|gear|motor ~4 energized|live|wet|soaked|submerged|underwater|hot
locked|lock|lockout|tagged ~2 out & wet|water|energized|gear|panel|power|live
energized|energizado|energizada & wet|water|agua|mojad*
`;

export const gas = `
regulator|regulador|riser ~3 knock*|broke*|snapped|bent|hit|blowing|hiss*|damag*|leak*|rompio|roto|zafo
atmos|centerpoint|gas_company|gas_guy|gas_man|gas_tech|compania_de_gas & leak*|lock*|tagged|evacuat*|fuga
yellow|amarill* ~1 hose|line|flex|pipe|tube|tubing|csst|manguera|tubo & hiss*|leak*|kink*|bent|crush*|loose|broke*|cut|nick*|psst*|silb*|chifl*|fuga*|sideways|whistl*|torn|smell*
=csst|gas_line|gas_flex|gas_hose|gas_connector|gas_supply|gas_pipe|gas_stub|gas_main & nick*|hit|cut|struck|drill*|punctur*|clip*|bust*|yank*|pierc*|crimp*|bubbl*|damag*|pull*|tore|torn
linea|tubo|tuberia|manguera|llave|medidor|conexion|regulador ~1 gas|propano|butano & peg*|golp*|romp*|rot*|pic*|perfor*|dan*|cort*|troz*|zaf*|saf*|quebr*|suelt*|solto|silb*|chifl*|psst*|doblo|doblad*
=ng|lel|combustible|methane|explosive ~2 reading*|leak*|odor|detect*|positive|level*|ppm|alarm*
red_tag* & gas|=ng|meter|furnace|range|stove|heater|boiler|appliance
psst*|chifl*|silb*|hiss*|sisea* & stove|dryer|secadora|estufa|boiler|calentador|medidor|regulator|regulador|lpg|furnace|cooktop|oven|horno|fireplace
apago|apagado|blew|blown|snuffed|doused|drowned ~3 pilot*
burner|stove|cooktop|hornilla|quemador|perilla ~4 on|open|abiert* ~3 unlit|flame|flama|lumbre
eggy|tufo ~3 gas|smell*|stove|kitchen|cocina|estufa|meter|boiler|calentador|odor|stink
egg|huevo ~1 $smell
$smell ~3 huevo*|eggy
gas|propane|propano|methane|butane|mercaptan|lp|natural ~3 leak*|hiss*|smell*|odor|fumes|escap*|whistl*|broke*|snapped|ruptured|cracked|severed|sheared|bent|fuga*
gas ~1 line|pipe|valve|hose|meter|connector|tuberia|manguera|flex & leak*|hiss*|broke*|rupture*|crack*|sever*|shear*|bent|loose|pulled|damaged|submerged|underwater|under|hit|ripped|corroded|disconnected|off|blowing|snapped|rota|roto
$smell ~4 gas|gassy|propane|propano|methane|butano|mercaptan
$smell & propane|=gas|gaz|gass|gassy|propano|butane|butano|=lp|=lpg
rotten|rotted|bad|spoiled|sulfur|sulphur|podrido ~1 egg|huevo|smell
$smell ~3 egg
huevo ~1 podrido
sulfur|sulphur|azufre|skunk* & $smell
fuga|escape|escapa|tira|tirando|pierde|fuguita ~2 gas
gas ~1 meter|regulator & knock*|bent|whistl*|hit|leaning|damaged|broke*|hiss*|submerged|underwater
gas|propano ~3 fuga|fugando|escapando|saliendo|tirando|chiflando|silbando
hiss*|whistling|silbido|silba|chifla & gas|stove|meter|propane|tank|line|dryer|furnace|range|heater|appliance|tanque|estufa|cilindro|boiler|pipe
tanque|cilindro|tambo|pipa ~2 gas|propano|butano|lp & flot*|arrastr*|volte*|chifl*|silb*|fuga*|tira|tirando|zaf*|suelt*|golpe*|agua
propane|butane|lp|lpg|gas|propano ~2 tank|cylinder|bottle|tanque|cilindro & float*|tip*|leak*|loose|hiss*|whistl*|chifl*|silb*|arrastr*|drag*|overturn*|moved|gone|submerged|underwater|washed|flot*|volte*|spew*|blowing|broke*|knocked|side|rolled|drift*
pilot* ~3 out|off|relight*|lit|apago|apagado|blew|wont|light
gasoline|gasolina|diesel|kerosene|fuel|gas_can & $smell|fumes|spill*|tip*|leak*|sheen|vapor*|float*
gas ~1 fumes|alarm|detector|sniffer & going|beep*|alarm*|sound*|chirp*|suena|went|on|off|reading
hissing & stove|kitchen|wall|range|tank|outside|meter|grill
`;

export const carbonMonoxide = `
$engine ~3 inside|indoors|adentro
carbon ~1 monoxide|monoxid*|monoxito
monoxido|=co2
co ~1 alarm|detector|poisoning|monitor|reading|ppm|levels
detector|alarm*|sensor ~2 co|monoxide|monoxido|gas
$engine ~6 in|inside|into|on|near|by|under|at|outside|en|dentro|adentro|junto|cerca ~3 $indoors
$engine ~6 $indoors
$indoors ~4 $engine
$engine ~5 in|inside|en|adentro ~1 house|home|casa|building
gas|gasoline|gasolina|diesel|trash|engine|motor|honda|powered|semi ~3 pump|bomba|compressor|washer|heater|truck|mount & $indoors|inside
bomba|pump|compresor|compressor|hidrolavadora ~2 gas|gasoline|gasolina|diesel|motor|engine|powered & $indoors
pressure|power ~1 washer|washing|washed & garage|inside|indoors|basement|house|crawlspace
propane|kerosene|salamander|torpedo|mr|buddy|gas|catalytic|butano|queroseno|unvented|vented|camp* ~2 heater|stove|burner|lantern|calentador|calefactor|calenton|estufa & dry*|sec*|inside|indoors|room|garage|house|adentro|cuarto|bedroom|basement|closed|heat|warm|tent|cook*|den|living|hall|apartment
oven|stove|horno|estufa|burners ~4 heat|warm*|dry|secar|drying|calent*|door
car|truck|van|engine|motor|carro|camioneta|lawnmower|mower ~3 idling|running|on|prendid*|encendid* ~3 garage|garaje|cochera|carport
headache|headakes|dizzy|dizziness|nausea|nauseous|nauseated|lightheaded|woozy|sleepy|drowsy|confused|passed|fainted|fainting|vomiting|throwing|mareo|maread*|vomito|dolor|desmay* && $engine|exhaust|engine|motor|furnace|heater|pump|bomba|motobomba|boiler|humo|calenton|compressor|shop
exhaust|fumes|escape ~4 inside|house|room|garage|vent|flue|indoors|adentro|bedroom|casa|basement|window
flue|chimney|vent* ~3 blocked|disconnected|submerged|full|crushed|fell|knocked|bent|loose|off|clogged & furnace|heater|boiler|gas|water
vent|flue|exhaust ~2 furnace|heater|boiler|water ~3 disconnected|off|blocked|crushed|loose|rusted
`;

export const structural = `
$floor ~4 like|como ~2 sponge|esponja|gelatina|jello|waterbed|marshmallow
wall|house|building|frame|column|post|door ~3 out_of_plumb|out_of_square
truss|rafter|joist|ledger|hanger|plate ~3 let_go|failed|failing|sheared
piso|suelo|duela|tabla|entarimado|escalon*|viga|polin*|losa|barda|muro|pared|pasillo|pilar|columna|porche|terraza|cielo ~5 hund*|sume|sumen|sumio|sumido|sumiendo|cede|ceden|cedio|cediendo|rebota|bambole*|tambale*|truena|tronando|cruj*|rechin*|pudri*|pudre|podrid*|inclin*|ladead*|chuec*|desnivel*|partio|partid*|venci*|recost*|separ*|pande*|flojo|floja|abrio|abrieron|abierta|desprend*|rajad*|tron*
hund*|sume|cede|cedio|inclino|partio|rajo|abrio|venci*|agrieto|cuarteo|desprendi*|ladeo|pandeo|abombo|trono ~3 piso|suelo|losa|pared|barda|muro|techo|plafon|viga|cimiento|casa|entarimado|duela|porche|balcon
casa|cuarto|porche|trailer|edificio|cochera|remolque ~4 chuec*|ladead*|ladeo|inclin*|hund*|desnivel*|tron*|cruj*
bloque|pilote|cimiento|zapata|polin* ~4 movi*|hund*|zafa*|safa*|desliz*|deslav*|cayeron|rompi*|quebr*
movi*|hundi*|zafaron|safaron|deslav*|cayeron|rompi*|quebr* ~3 bloque|pilote|cimiento|zapata
dip|bounc*|gives|give|=sinks|sinking|flex*|springs|trampoline|wobbl*|rock|shakes|shaking|sway* ~4 walk*|step*|stand|standing|weight|underfoot
hallway|hall|room|kitchen|house|home|porch|trailer|bathroom|stair|wall|landing|addition ~3 dips|slop*|slant*|lean*|lopsided|crooked|sags|sinking|tilt*|swaying|wobbl*|racked|bowed|unlevel
gap|separation|opening ~4 wall|ceiling|chimney|brick|foundation|slab|floor & widen*|wider|grow*|bigger|new|finger|fist|daylight|opening|opened|pull*
stairstep|stair_step|step ~1 crack*
post|column|support|jack|lally|piling|pier|pillar|stilt ~4 lean*|kick*|slid|sank|sunk|sinking|buckl*|bent|tilt*|crooked|shift*|undermin*|washed
brace*|shoring|shored|condemned|load_bearing|red_tagged_building ~4 wall|beam|house|building|ceiling|floor|roof
about|going|gonna|fixing|fixin|ready|might|could|gunna ~4 fall|cave|collaps*|drop|give & $ceiling|floor|wall|roof|porch|stairs
va|vaya|puede|quiere|viene ~3 caer*|abajo|colapsar|desplomar|hundir & $ceiling|piso|pared|casa|cielo|barda|muro
techo|plafon|cielo|tablaroca & panz*|tronando|cruje*|crujiendo|panzon*|bolsa|bolson|globo|vejiga|comba|combad*|abulta*|panda|pandiad*|colgad*|cuelg*|vencid*|bofo
stairs|staircase|steps|deck|railing|balcony|porch|escalera|barandal ~5 came|pulled|broke|coming|ripped ~1 off|away|loose|apart
$ceiling|floor|joist|beam|rafter|truss|subfloor|deck|header|wall|cielo|cielorraso|viga|balcony|porch|lumber|framing|girder|slab|stairs ~5 sag*|sagg*|bow|bowed|bowing|bowin|bulg*|belly*|bellied|droop*|dropped|dropping|hang*|hung|collaps*|colaps*|cave*|caving|gave|gives|buckl*|swag*|swayback|bend*|bent|balloon*|pouch*|dip|dipping|dipped|sink*|sunk|sank|lean*|split|splitting|snapped|shift*|separat*|rotten|rotted|rot|pande*|panza|pans*|colga*|cuelg*|cayo|caer|caido|caida|cayendo|cae|caerse|desplom*|hund*|derrumb*|abomb*|aboll*|inflad*|vencid*|vencio|aguad*|fof*|aflojad*|flex*|warp*|heav*|detached|detaching
$ceiling ~3 fell|fall*|coming|came|come|crash*|caen ~1 down|in|apart|loose|onto|away
$ceiling ~2 fell|fallen|falling|fallin|collaps*|crumbl*|coming
chunk*|piece*|part|half|section*|slab|corner|pedazo*|parte|mitad|trozo* ~4 $ceiling ~6 fell|fall*|came|coming|down|missing|cayo|caido|cayeron|gone|on
fell|falling|crashed|collaps*|caved ~1 in|through|apart|down ~1 $ceiling
cayo|callo|caer|cayendo|caido|cae|caen ~2 pedazo*|techo|plafon|tablaroca|trozos
collaps*|caved ~3 $ceiling
sag*|bulg*|bow|bowed|bowing|droop*|bellied|belly|hanging|collaps*|caving|balloon*|swollen|pregnant|pande*|colgando|hundido|hundiendo|panza|abombado|inflado ~4 $ceiling|floor|wall|beam|joists|piso|pared|foundation|deck
$ceiling & bubble*|balloon*|blister*|belly|pouch|pillow|holding|heavy|bolsa|globo|burbuja|pregnant
$ceiling ~4 full|lleno|llena|loaded|filled|filling|heavy ~2 water|agua
$ceiling|wall|foundation|beam|joist|slab|floor|brick|pillar|column|techo|pared|losa|cimiento|muro|stucco|chimney ~4 crack*|grieta*|rajad*|rajo|cuartead*|agrietad*|split|splitting|widening|fracture*
crack*|grieta|rajada|fracture* ~5 $ceiling|wall|foundation|beam|joist|ceiling|techo|pared|cimiento*|brick
$floor|spot|tile|carpet|linoleum|vinyl ~5 spongy|spongey|spungy|soft|squishes|mushy|bouncy|bounce|bouncing|springy|trampoline|give|giving|gave|rotten|rotted|rot|rotting|soggy|unlevel|uneven|sloping|slopes|slants|hollow|weak|unstable|crumbl*|bland*|podrid*|hundido|fofo|aguado|sume|sumiendo|flojo|tilt*|delaminat*
spongy|spongey|bouncy|mushy|rotten|rotted|soft|sinking|podrido|blando|bouncing ~3 $floor|spot|place
foot|feet|toe|leg|knee|shoe|boot|crutch|table|heel|boot|chair|stepped|step|fell|pie|pata|pierna|caster|thumb|finger|screwdriver ~4 went|go|gone|through|thru|sank|sinks|broke|hundio|hunde|traspaso|fue ~3 through|thru|floor*|vinyl|subfloor|piso|deck|ceiling|boards|plywood|abajo
fell|falling ~2 through|thru ~2 floor|deck|ceiling|stairs
tile|floor|hardwood|laminate|planks|slab|piso|losa|loseta|mosaico|concrete|foundation|ground ~4 popping|popped|pop|buckl*|heav*|lifting|tenting|tented|raised|rising|lifted|levant*|bucled ~3 up|now|out|off|everywhere|apart|heav*|buckl*|levant*|from|all
tile|floor|hardwood|laminate|planks|slab|piso|losa|wood ~4 buckl*|heav*|tenting|tented|bucled|levantando|levanto
buckl*|heaving|heaved|tenting ~3 floor|hardwood|tile|wall|laminate
foundation|footing|slab|pier|pillar|stilts|piling|cimiento|beams|girder|stem|basement ~4 shift*|moved|washed|undermin*|erod*|sink*|sank|sunk|settl*|heav*|cav*|collaps*|scour*|gone|leaning|exposed|crumbl*|bow*|bulg*|hueco|hundi*|broke|knocked|failed|failing|void|hollow
washed|undermined|eroded|scoured ~4 foundation|slab|footing|under|piers|soil|dirt|out
house|trailer|cabin|building|home|porch|wall|retaining|chimney|garage|deck|balcony|casa|muro|barda|carport ~3 shift*|moved|lean*|tilt*|collaps*|floated|slid|sank|sinking|pulled|separat*|inclin*|derrumb*|cayo|movio|twisted|racked ~3 off|from|foundation|blocks|piers|over|away|to|down|side|house|casa|now|bad|collaps*
sinkhole|cave-in|cavein|derrumbe|derrumbo|derrumbando|collapse*|collapsing|colapso|colapsando|desplomo|socavon
tree|limb|branch|arbol|rama ~5 roof|house|through|thru|ceiling|techo|casa|attic
hole|agujero|hoyo|gap ~5 roof|ceiling|techo|floor|subfloor|piso
creak*|groan*|cracking|cruj*|moaning|rechin* ~4 $ceiling|floor|wall|beam|joists|truss|noise|sound|vigas
joist|beam|rafter|truss|stud|viga|sill|subfloor|decking|sheathing|stringers|header|post|madera ~4 rot*|soft|black|mush|split|snapped|cracked|termite*|eaten|crumbl*|podrid*|broken|quebrad*|gone|punky|compromised
structur*|estructura*|unsound|unstable ~3 damage|unsafe|concern|issue|engineer|compromised|failure|integrity|problem|dano|wall
door|window|puerta ~4 stuck|stick*|jam|jammed|wont|cant|atora*|cierra*|racked ~3 now|close|shut|anymore|open|since|frame|all|cierra|bien
drywall|sheetrock|plaster|lath|tablaroca|yeso ~4 fell|falling|collaps*|crumbl*|cayendo|cayo|cae|hanging|dropped|caved|mush|disintegrat*
popcorn|texture ~2 ceiling ~4 fell|falling|down|sagging
stairs|staircase|steps|escalera|stairway|landing|railing ~4 wobbl*|loose|rotted|rotten|collaps*|soft|shaky|moves|floj*|podrid*|gave|broke|cracked
lath|roof|attic|techo ~3 caving|cave*|collaps*|sagging|gave|hundi*
`;

/** Words of life safety that mean something else here. */
export const notGas = `
pressure|water|prv ~1 regulator
toilet|cold|faucet|fill|water ~1 line|valve|tank|pipe ~2 hiss*|whistl*
hiss*|whistling ~3 toilet|faucet|fill ~2 line|valve|tank|pipe
garden|lawn|water ~2 hose
hose|manguera ~3 garden|yard|jardin|patio
sewer|septic ~0 gas
gas ~0 station|mileage|card|bill|tank_cap|money
gas ~1 smell ~3 gone|none|no
natural_light
`;

export const notCarbonMonoxide = `
heat_pump
sump_pump
engine ~0 company
co ~0 worker|pay|owner
colorado
$engine ~5 outside|outdoor|driveway|yard|patio|afuera|feet ~4 feet|ft|away|yards|pies|metros
`;

export const notElectrical = `
breaker|breakers|braker ^4 is|are|was|were ~0 off
pastilla|breaker|luz ^3 esta|estan ~0 apagad*|bajad*|abajo|cortad*
spark ~0 plug
brainstorm*
panel ~0 adjuster|vendor|wall|door
wall|access|wood|glass|shower|drywall|ceiling|solar ~0 panel
hose|bib|spigot|valve ~0 switch
culture|sticker ~0 shock
shocked
water|gas ~0 meter
moisture_meter
valve|stop|city|shut|off ~3 meter
meter ~2 spin*|turn*|still|moving|running|dial|reading
toilet|pipe ~3 crack*
drip|drain ~0 plug
drain ~0 plug
humid*
burning ~0 up|man|question
hot_water
`;

export const notStructural = `
abrio|abrieron|abierta ~1 llave|puerta|valvula|ventana|regadera
lateral|line|pipe|main|drain|sewer|hose ~2 collaps*
soft_water
door|window|garage ~4 cracked_open
peel*|paint
subfloor|floor ~4 sink
sink ~1 base|cabinet|drain|area|leak*|is|in|and
kitchen|bathroom|under|the|bath|guest|utility|my|our|a ~1 sink
bottom|ground|first|second|main|top|same|lower|upper ~0 floor
water|agua|rain|drip*|drop* ~3 came|coming|comes|falling|cayo|cae|cayendo ~3 $ceiling
hanging ~0 out|on|in
bow ~0 window
belly_button
spread
pan|panel
floor ~0 fan
`;

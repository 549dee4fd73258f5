export const words = `
drywall-2: yeso sheetrock tablaroca chirok shirok
cae-3: se_esta se_nos_esta se_me_esta se_estan
inflad: embols* callendo kayendo
inflad: inflad* infl* hinchad* colgand* panson panzon hundid* vencid* cayend*
sponge: esponja gelatina
piso: piso suelo duela tabla entarimado escalon* viga polin* losa barda muro pared pasillo pilar
piso: balcon columna porche terraza cielo
hund: bofo bofa ladea* hund* sume sumen sumio sumido
hund: sumiendo cede ceden cedio cediendo rebota bambole* tambale*
hund: pudri* pudre podrid* inclin* ladead* chuec* desnivel* partio
hund: partid* venci* recost* separ* pande* flojo floja abrio abrieron desprend* rajad*
hund: tronado trono tronaron
hund-2: hund* sume cede cedio inclino partio rajo abrio venci* agrieto cuarteo desprendi* ladeo
hund-2: pandeo abombo trono
piso-2: piso suelo losa pared barda muro techo plafon viga cimiento casa entarimado duela porche
piso-2: balcon
casa: casa cuarto porche trailer edificio cochera remolque
chuec: chuec* ladead* ladeo inclin* hund* desnivel* tron* cruj*
movi: movi* hund* zafa* safa* desliz* deslav* cayeron rompi* quebr*
movi-2: movi* hundi* zafaron safaron deslav* cayeron rompi* quebr*
caer: caer* abajo colapsar desplomar hundir
piso-3: piso pared casa cielo barda muro
panz: bola chuec* panz* tronando cruje* crujiendo panzon*
panz: bolsa bolson globo vejiga comba combad* abulta*
panz: panda pandiad* colgad* cuelg* vencid* bofo
stairs: escalera barandal
floor-3: cielo viga
sag: colaps* pande* panza colga* cuelg* cayo caer caido caida cayendo cae caerse desplom* hund*
sag: derrumb* abomb* aboll* inflad* vencid* vencio aflojad*
fell: come caen
chunk: pedazo* parte mitad trozo*
fell-3: cayo caido cayeron
sag-2: pande* colgando hundido hundiendo panza abombado inflado
floor-4: piso
bubble: bolsa globo burbuja
full: lleno llena
wall-2: techo losa cimiento muro
split: crack* grieta* rajad* rajo cuartead* agrietad* fracture*
wall-3: techo cimiento*
spongy: podrid* hundido fofo aguado sume sumiendo flojo
spongy-2: podrido blando
foot: pie pata pierna
went: hundio hunde traspaso fue
through: piso abajo
tile: piso losa loseta mosaico
tile-2: piso losa
buckl: levantando levanto
foundation: cimiento
shift: hueco hundi*
house: casa muro barda
shift-2: inclin* derrumb* cayo movio
off: casa
tree: arbol
roof: techo casa
hole: agujero hoyo
roof-2: techo piso
creak: cruj* rechin*
floor-5: vigas
joist: viga
soft: rot* podrid* quebrad*
structur: estructura*
damage: dano
door: puerta
stuck: atora* cierra*
now: cierra bien
drywall: yeso
fell-5: cayendo cayo cae
stairs-2: escalera
wobbl: floj* podrid*
lath: techo
boards: madera maderas duela laminado tablas parquet tarima
caving: hundi*
`;

export const phrases = `
techo|plafon|cielo|sheetrock|tablaroca ~4 $inflad
ya_mero|ya_casi|a_punto ~3 cae|caerse|cay*|revent* & techo|plafon|sheetrock|pared|cielo
despeg*|zafando|zafo|suelta|soltando ~0 techo|plafon|cielo
despeg*|zafando|zafo|suelta|soltando ~0 $drywall-2 & techo|arriba|encima|cuna|cama|cabeza|gotea
pedazo*|pedaso*|trozo* ~3 techo|plafon|cielo|yeso|sheetrock
$piso ~5 $hund
$hund-2 ~3 $piso-2
$casa ~4 $chuec
bloque|pilote|cimiento|zapata|polin* ~4 $movi
$movi-2 ~3 bloque|pilote|cimiento|zapata
va|vaya|puede|quiere|viene ~3 $caer & $ceiling|$piso-3
techo|plafon|cielo|tablaroca & $panz
techo|plafon|cielo|tablaroca ~3 bombe*|bombad*|bofo|aguado
techo|plafon|cielo & truena|trueno|tronando|rechina|rechinando
cayo|callo|caer|cayendo|caido|cae|caen ~2 pedazo*|techo|plafon|tablaroca|trozos
vino_abajo|vinieron_abajo|viene_abajo|venirse_abajo & techo|plafon|cielo|pared
vino_abajo|vinieron_abajo|viene_abajo|venirse_abajo & casa|barda|sheetrock|tablaroca
kallo|kayo ~3 techo|plafon|sheetrock
cave_in|cavein|derrumbe|derrumbo|derrumbando|colapso|colapsando|desplomo|socavon
viniendo ~1 abajo|encima & techo|plafon|cielo|barda
nos_viene ~2 encima|techo
casa ~3 salio ~2 bloques|pilotes|cimientos
balcon ~4 despeg*|cayendo|cae|cayo|ladea*
pared ~1 mueve
pared|muro|barda ~3 se ~1 movio|recorrio|abrio|separo
ve|vemos|entra ~1 luz ~3 esquina|pared|grieta
viga|vigas ~1 quebro|rajo|rompio|partio
quebro|rajo|rompio ~1 viga
piso|techo|pared ~1 a_punto
techo ~1 colgo
escalera ~1 hundio|sumio
sumio|hundio ~1 escalera
barda|pared ~1 recargando|recargada
trampolin
llevo ~1 tierra & cimiento
socavo
viento|tornado ~1 llevo ~1 techo
volo ~1 techo
carro|troca|camioneta ~2 choco|metio ~2 casa|sala|pared
safo|zafo ~1 cielo|techo|plafon
techo|plafon|cielo|ceiling ~2 no ~0 aguanta|aguante
no ~1 aguanta|aguante ~0 techo|plafon|cielo
techo|plafon|cielo ~1 bajando|vencer
cayendo ~1 ceiling|roof
no ~1 cae|caido ~1 todavia|aun & $ceiling
todavia|aun ~0 no ~1 cae|caido & $ceiling
$cae-3 ~0 cayendo|callendo|kayendo|desplomando|venciendo & $piso-2|$stairs|plafon
hizo|hace|haciendo ~2 bomba ~2 techo|plafon|cielo|tablaroca|pared
bombeando|pandeando|abombando|inflando|hinchando|venciendo|colgando ~2 techo|plafon|tablaroca
vino_abajo|derrumbo|desplomo & jacal|jacalito|tejaban|andamio|cobertizo|barda|cuartito
`;

export const not = `
trono|truena ^1 manguera|boiler
hundo ^1 una|dedo
$boards ~4 levant*|combo|combad*|bufo|bufad*
duela|laminado|tablas ~3 inflo|hincho|pandeo|pandeando|pandead*
piso_de_madera|madera_del_piso ~3 inflo|hincho|pandeo|pandeando|pandead*
vinil|vinilo|linoleo|loseta ~3 levant*
levant* ~2 orillas|esquinas
viene_de_abajo
cayendo|cayo ~0 pintura
pintura ~0 cayo|cayendo
grieta* - finita|chiquita|delgada
arbol ~5 lejos
hicieron|hicimos|cortaron|abrieron ~1 hoyo|hoyos|agujero
abrio ~1 llave|valvula|regadera
cae|cayendo|cayo ~0 agua|gotas|chorro
agua|gotas|gota ~1 cae|cayendo|cayo
`;

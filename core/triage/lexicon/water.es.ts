export const words = `
rim: excusado escusado inodoro taza retrete sanitario
not-a-source: llave valvula valvulas medidor cerrar cierra corta cortar paso empezar ir dormir
over-the-rim: desbord* rebos* rebals* se_tiro se_salio se_derram*
wild: mapache mapaches murcielago murcielagos rata ratas raton ratones ardilla ardillas paloma
wild: palomas
pet: perro perros gato gatos perrito gatito conejo conejos
wild: tlacuache zorrillo animal animales vaca caballo puerco gallina gallinas
wetly: agua mojad* fuga gotera goteo inund* lluvia gotea escurr* lodo moja
washing-machine: lavadora
overflow: desbord* tiro derram* jabon rebalso
water: jabonosa
sink: lavabo fregadero lavamanos tarja tina regadera
drain-2: desague trampa rebalso desbord*
bathtub: tina banera
overflow-2: desbord* rebalso rebos* derramo
shower: regadera ducha bano
water-2: cuando
toilet-2: inodoro excusado taza
overflow-3: tapo derram* rebalso rebos*
overflow-4: desbord* rebalso
toilet-3: excusado inodoro taza
ac: clima aire
leak: tira gote*
bathing: banan banarse ducharse
upstairs: arriba cae gote*
pump: bomba
quit: fallo descompuso paro quemo
basement: sotano
roof: azotea tragaluz atico tejas lamina techo_de_la_casa
leak-2: lluvia llueve llovio gote* agua granizo tormenta huracan
rain: lluvia llueve llovio lloviendo granizo tormenta aguacero
attic: techo azotea
wet-2: mojado
seep: brota* sale saliendo salir salio salia escurr*
slab: losa cimiento* suelo tierra subsuelo
from-below: de del por desde
storey: piso
basement-2: sotano
wall: lluvia agua pulgadas
slab-2: detras dentro
leak-3: losa
months: semanas recibo
garage: cochera garaje
slab-3: piso
dog: perro gato ratas raton cucarachas
pee: muert* caca
mud: lodo sucio sucia
water-3: agua piso alfombra garaje cochera casa cuarto sala cocina recamara
brown: sucia turbia amarilla negra marron
water-4: agua charco
water-5: agua charco
brown-2: sucia turbia amarilla negra apestosa marron
bad: feo mal podrido
smell-2: huele apesta olor
idk: sabe sabemos se
know: sabe sabemos se
where: donde viene sale
source: origen fuente
unknown: desconocid*
unknown-2: desconocid*
source-2: origen
coming: viene sale saliendo
clue: idea se sabemos sabe
source-3: donde
machine: lavadora labadora
empties: se_vacio se_vacia se_esta_vaciando vaciando vacio desaguo desagua descargo
supply: suministro entrada fria caliente alimentacion
line: manguera llave agua tubo tuberia
washer: lavadora
hose: manguera
forgot: dejo olvido
faucet: llave abierta
stagnant: estancada encharcad*
water-6: agua
black: negra
water-7: agua
sitting: estancada
pesticide: pesticida* gasolina quimico*
water-8: agua derram*
cat: categoria
floor-2: piso
soft: blando hundido
swollen: hinchad*
baseboard: piso
baseboard-2: piso
swollen-2: hinchado
years: anos semanas
planks: duela laminado piso_de_madera madera_del_piso parquet zoclo zoclos
leak-4: gote*
`;

/** What the Spanish words of the specified gray list name. */
export const listedGray = `
calentador_de_agua|calentador|boiler|boyler|calenton|tina|banera|lavadora|labadora|lavaplatos
lavavajillas|lavatrastes|acuario|pecera|cama_de_agua
`;

/** A toilet that overflows in other words than the specified list. */
export const listedBlack = `
$over-the-rim ~1 $rim|bano
`;

export const notListed = `
tanque|caja|deposito ~1 excusado|escusado|inodoro|taza
`;

export const used = `
jabon|jabonosa|detergente
alberca|piscina
desague
condensado
bomberos|rociador*
orina|pee|peed|pis|orines|meo|mea
charola ~3 clima|aire|condensado|minisplit
drenaje ~1 $of-cooler
drenaje|charola & $cooler
gote*|tira|tirando|escurr*|chorre* ~2 $cooler
`;

export const rain = `
lluvia|llueve|llovio|lloviendo|aguacero|granizo|tormenta & ventana|ventanas|puerta|puertas|porton
`;

export const roof = `
rama|arbol|tronco|granizo|viento ~6 techo & agua|gote*|hoyo*|agujer*
subir|subi|subio|subimos|subieron ~2 techo & gotera*|agua|gote*
`;

export const ground = '';
export const wall = '';

export const notFromOutside = `
tubo|tubos|tuberia|caneria|manguera|llave_de_agua|grifo|regadera|tina|banera|lavabo|fregadero
excusado|inodoro|taza|lavadora|lavaplatos|refrigerador|refri|calentador|boiler|tinaco|clima
minisplit|aire_acondicionado|vecino|vecina|vecinos
`;

export const outdoorSupply = `
pozo|tinaco|aljibe|hidrante
linea|tubo|tuberia|red ~0 principal|madre|maestro|municipal
linea|tubo|tuberia|red ~0 ciudad|calle|municipio
`;

export const hiddenLeak = '';

export const notBuilding = `
arriba|encima ~3 bano|tina|regadera|cocina|lavadora|excusado
bano|tina|regadera|cocina|lavadora|excusado ~1 arriba
`;

export const dirty = `
estiercol|basura|hollin|pesticida
gusanos
apesta|apestos*|apestando|pestilencia
`;

export const unknown = '';
export const notUnknown = '';

export const emptied = `
y_la_lavadora|pero_la_lavadora ~1 tiro|aviento|avento|boto|echo|escupio
manguera ~2 desague|drenaje|descarga & $machine
`;

export const fed = `
manguera|mangueras ~3 suministro|entrada|alimentacion|fria|caliente|agua_limpia|llena
revent*|trono|exploto ~2 manguera|mangueras
manguera|mangueras ~1 revent*|trono|exploto
`;

export const supply = `
suministro
manguera ~3 fria|caliente|suministro|entrada ~2 lavadora|lavaplatos|excusado|inodoro
manguera ~4 fria|lavadora|excusado|escusado|inodoro|taza|toilet|lavabo|fregadero
agua_limpia|agua_de_la_llave|agua_de_llave
`;

export const anySource = `
manguera|llave|grifo|valvula|refrigerador|calentador|tubo|tuberia|caneria|filtro|lluvia|llovio
ventana|tinaco|lavadora|maquina_de_hielo
`;

export const stagnant = `
`;

export const chemicals = `
`;

export const named3 = `
`;

export const named2 = `
`;

export const longDamp = `
podrid*
$planks ~3 levant*|inflo|inflad*|hincho|hinchad*|combo|combad*|pandeo
`;

export const notLongDamp = `
huevo|huevos ~1 podrid*
tengo|tiene|tienen|cumplio ~1 ano|anos
`;

export const power = `
enchufe|foco|apagador
`;

export const remains = `
$wild ~3 caca|popo|orin*|excremento|guano|nido && $wetly
$wild ~3 muert*|podrid*|ahogad* && $wetly
caca|popo|excremento|guano|estiercol ~3 $wild|perro|gato|gallina|vaca|caballo && $wetly
muert* ~2 $wild && $wetly
$pet ~3 muert*|podrid*|ahogad* && $wetly
sangre|vomito|cadaver|gusanos|descompuest* && $wetly
`;

/** Things that only carry the name of a bath or a pool, and a bathtub that holds no water. */
export const notUsed = `
manguera ~3 fria|caliente|suministro|entrada ~2 lavadora
toalla|tapete ~1 bano
tina|banera vacia
`;

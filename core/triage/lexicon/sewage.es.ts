export const words = `
bano: bano drenaje excusado inodoro regadera tina coladera taza
toilet-2: excusado inodoro taza
brown: sucia papel feo
black: negra
cat: categoria
back-2: rebals* rebos* desbord* tapo tapad* tapa brota* borbot* devuelv*
backed: rebalso tapo desbordo regreso boto
backed-2: come rebals* desbord* devuelv* brota* sale* saliendo sube subio subiendo borbot*
up: agua sucia negra cuando bano piso por
line-2: caneria tuberia
backed-3: devuelv*
brown-2: negra
water-2: agua
backed-4: rebals* tapad* tapo
back-3: sube sale* saliendo regresa brota
up-2: por
drain-2: coladera regadera tina drenaje desague
sink: lavabo fregadero tarja
back-4: rebals* sale
brown-3: negra apesta huele
flush: jala* baja* jalo
floor-2: sale regresa
flush-2: jalan bajan jalamos bajamos
back-5: tapad*
sucia: sucia puerca cochina cafe apestosa
drenaje: drenaje coladera regadera tina desague
wc: bano excusado taza inodoro
derram: derram* regres* rebals* desbord* sucia lleno saliendo sale sali*
sewage: drenaje fosa cano
dog: perro gato
poop: caca popo
overflow: rebals* desbord* rebos* derram* tiro salio
only: nomas puro pura solo solamente
pee: orina pipi agua
clean-water: agua_limpia
ac: clima
dripping: gote* tira tirando tiro escurr* chorre* congel* derram*
`;

export const phrases = `
coladera|resumidero ~2 desbord*|aventando|echando|sacando
reboso|rebosa|rebosando|rebalso ~2 taza|excusado|escusado|inodoro|bano|retrete
se_salio ~1 bano|excusado|escusado|inodoro|taza
mugre|porqueria|suciedad|cochinada & $bano
popo|caca|heces|mierda|excremento|pupu
aguas ~1 negras|servidas|residuales|cloacales
cloaca|alcantarilla*|fosa|drenaje|cano|albanal|letrina
reflujo
registro ~2 rebos*|desbord*|tira|tirando|saliendo|brota*
agua ~3 excusado|inodoro|taza & sale|saliendo|tira|tirando
tiro ~1 excusado|inodoro|taza|bano
pozo_de_visita
agua ~2 $sucia ~4 $toilet|$drenaje
excusado|inodoro|taza ~3 tina|regadera|coladera & burbuj*|llena*|regres*
`;

export const not = `
foco|focos|lampara|luz|apagador|enchufe ~1 bano
tubo|tuberia|llave|manguera|regadera ~1 bano
taza ~0 cafe|te|agua|leche|caldo
drenaje ~0 pluvial
drenaje|coladera ~1 $of-cooler
celular|telefono|llaves|pelota|lentes ~4 alcantarilla|coladera
`;

export const supplySide = `
manguera|manguerita|llave|valvula|flotador|suministro ~4 excusado|escusado|inodoro|taza|toilet|wc
`;

export const soiled = `
aguas_negras|drenaje|desbord*|rebos*|rebals*|regres*|tapo|tapado|popo|caca
`;

export const condensateDrain = `
charola & drenaje
$dripping ^2 $cooler & drenaje
$cooler ^3 $dripping & drenaje
$cooler ~3 le ~0 tapo ~2 drenaje
$cooler ~1 tiene|trae ~2 drenaje
`;

export const houseDrain = `
excusado|escusado|inodoro|taza|regadera|tina|lavabo|fregadero|coladera|aguas_negras|caca|popo|fosa
drenaje ~1 principal|casa|calle|bano|cocina
sube|subiendo|regres*|devuelv*
`;

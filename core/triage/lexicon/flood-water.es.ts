export const words = `
lake: acequia lago laguna presa represa zanja cuneta estero estanque
rose: come desbord* subio metio creci* rebos*
lake-2: calle cuesta
water-2: agua lodo
street: calle cerro cuneta banqueta terreno
in: casa garaje cuarto sala
came: entro entra entrando entraba
street-2: calle cerro cuneta banqueta
came-2: entro metio entra entrando
under: debajo por
front: puerta porton
storm: rain* lluvia llovio aguacero tormenta huracan tropical
under-2: debajo por
door: puerta
storm-2: rain* lluvia llovio aguacero tormenta
inch: pulgadas rodilla tobillo cintura
water-3: agua casa adentro
house: casa calle colonia rancho
flood: inund*
mud: lodo enlodad* fango cieno lodos* vibora culebra*
water-4: casa agua piso todo cuarto*
guadalupe: guadalupe pedernales llano frio nueces medina comal blanco sabinal brazos
house-2: casa
guadalupe-2: blanco pedernales frio nueces olmos bandera alazan navidad concho potranca
guadalupe-2: calaveras culebra
river: come metio subio crecio crecido desbord* salio entro
subio: subio subiendo crecio desbordo metio entro crece
knee: rodilla* cintura tobillo* pecho cuello
rain: lluvia calle
hurricane: huracan
water-5: agua
basement: sotano
rain-2: lluvia
roof: techo
stuck: atrapad*
stayed: quedo
guadalupe-3: guadalupe comal pedernales medina cibolo llano blanco
rose-3: subio metio crecio
`;

export const phrases = `
hasta|asta ~1 techo & agua
agua ~3 de ~1 calle
deslave*
agua ~2 viene|baja|bajando|corre ~2 cerro|loma|ladera|sierra
agua ~2 calle|rio|arroyo|lluvia|afuera|patio|presa ~4 entr*|meti*|mete|llego|subio|nos
llen* ~2 agua ~4 huracan|tormenta|lluvia|creciente|ciclon
huracan|tormenta|creciente|tromba ~6 agua|lleno|llenaron|metio|entro|llego
entr*|meti*|mete ~2 agua & yarda|monte|cerro|canal|zanja|llueve|tormenta|lluvia
entr*|meti*|mete ~2 agua & llov*|arroyo|rio|calle|huracan|puerta|debajo|abajo
creciente
arroyo|rio|riada|riachuelo|quebrada|crecida|creciente|inundacion|tromba|marea|oleaje|tsunami
agua_de_mar|agua_salada
manto_freatico
alcantarilla_pluvial
se|casa|calle|todo|nos ~2 inundad*|inund*
inundo|inundad*
agua|rio|arroyo|arrollo|laguna ~3 $subio
llovio|lluvia|aguacero|tormenta & metio|mete|entro|entra|inund*|pulgadas
agua_de_afuera ~4 ventana|puerta|entr*|subiendo
agua ~3 bajo|baja ~2 cerro|loma
drenaje ~0 pluvial ~4 regres*|desbord*|rebos*|tapo|tapado|subio
`;

export const not = `
seguro|aseguranza|poliza|cobertura ~1 inundacion|inundaciones
agua ^2 =al|hasta ^1 cuello
suegra|cunada|vecina|jefa ^3 vibora
llore|lloro ^1 rio|rios
bano|closet|lavanderia ~2 inundado|inundada|inundando|inundandose|inundo
inundo|inundando ~1 bano|closet|lavanderia
lluvia|llovio|lloviendo|aguacero ~4 ventana|tragaluz|techo|domo
ventana|tragaluz ~4 lluvia|llovio|aguacero
`;

export const outdoors = `
riada|riachuelo|crecida|creciente|inundacion|tromba|marea|rio|arroyo|presa|canal
rose|subio|crecio|desbordo
calle|banqueta
lodo|lodoso|lodosa|enlodad*|vibora*
refri|refrigerador|lavadora|secadora|muebles|sillon ~3 flotando|flota
yarda|monte|cerro|arrollo|huracan
nfip|fema
`;

export const surely = `
metio|afuera
rain*|lluvia|llovio|aguacero|tormenta|tropical
`;

export const inside = `
tubo|tuberia|caneria|manguera|llave|grifo|valvula|refrigerador|calentador|lavadora|lavavajillas
lavaplatos|tina|banera|regadera|lavabo|fregadero|lavamanos|lavadero|excusado|inodoro|taza
acuario|pecera|filtro|clima|vecin*|de_arriba|piso_de_arriba|tinaco|cisterna|garrafon
`;

export const flood = '';

export const streets = `
calle|banqueta|patio|yarda|entrada|colonia|cerro
`;

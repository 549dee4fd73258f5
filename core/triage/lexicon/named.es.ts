export const words = `
above: vecino vecina vecinos de_arriba
seek: encuentr* encontr* hallo hallamos donde perdio falta
kid: hijo hija nino nina bebe nieto nieta
deep: alberca arroyo rio agua laguna pozo canal piscina
rise: sube subiendo creciente creciendo
panel: caja_de_la_luz caja_de_luz caja_de_los_breakers caja_de_breakers caja_de_fusibles
panel: breakers mufa centro_de_carga
ill: mojad* agua zumba humo humea caliente gotea gotea*
drop: agua gotea gotea* gotas lluvia llueve mojad*
`;
export const washer = `
lavadora|labadora
`;
export const dishwasher = `
lavaplatos|lavavajillas|lavatrastes
`;
export const waterHeater = `
calentador|boiler|boyler|calenton
`;
export const toilet = `
excusado|escusado|inodoro|taza|sanitario
`;
export const sink = `
fregadero|lavabo|lavamanos|tarja
`;
export const fridge = `
refrigerador|refri|nevera
`;
export const airConditioner = `
aire_acondicionado|clima|el_aire|minisplit
`;
export const pipe = `
tubo|tubos|tuberia|caneria|paipa|llave
`;
export const roof = `
gotera|techo_de_la_casa|azotea|tragaluz
`;
export const neighbor = '';
export const rented = `
casero|casera|rento|rentamos|landlord|departamento|apartamento
inquilino|inquilina ~0 de
soy|somos ~0 inquilino|inquilina|inquilinos
dueno ~2 casa|departamento|apartamento|vivienda
`;
export const basement = `
sotano
`;
export const crawlspace = `
debajo_del_piso
`;
export const carpet = `
alfombra|carpeta|tapete
`;
export const woodFloor = `
piso_de_madera|duela|laminado
`;
export const ceiling = `
techo|plafon|cielo_raso
`;
export const fumeSigns = `
maread*|mareo|dolor_de_cabeza|duele_la_cabeza|duelen_la_cabeza|vomit*|nausea*|desmay*
nos_sentimos_mal
`;
export const breathingMachine = `
oxigeno|concentrador|respirador|dialisis
`;
export const generator = `
generador|planta_de_luz
`;
export const vehicle = `
carro|troca|camioneta|manejar|manejo
`;
export const well = `
pozo|noria
`;
export const animals = `
perro|perros|gato|gatos|mascota|mascotas
`;
export const facility = `
guarderia|asilo|hospital|clinica|escuela|albergue
`;
export const missingChild = `
$seek ~4 $kid & alberca|arroyo|rio|laguna|canal|piscina
`;
export const trappedByWater = `
agua ~4 escalera|escaleras
estamos|estoy|toy|familia|andamos ~3 techo|atico|azotea|segundo_piso & $rise
no ~0 podemos|puedo|pueden|puede ~1 salir ~6 agua|creciente|rio|arroyo|inund*
agua|creciente|rio|arroyo ~6 no ~0 podemos|puedo|pueden|puede ~1 salir
rodead* ~1 agua
`;
export const illFromWater = `
tomo|trago|bebio|tomaron|tragaron ~4 inundacion|aguas_negras|agua_sucia|agua_del_rio|agua_del_arroyo
fiebre|calentura|vomit*|diarrea ~8 inundacion|inundada|aguas_negras|agua_sucia|creciente
inundacion|inundada|aguas_negras|agua_sucia|creciente ~8 fiebre|calentura|vomit*|diarrea
`;
export const chestPain = `
pecho ~3 duele|aprieta|apreta*|dolor|opresion
aprieta|duele|dolor|opresion ~2 pecho
no ~0 siente|siento ~1 brazo
cara|boca ~2 chueca|torcida|caida
`;
export const unresponsive = `
respira|respirar|respirando & no|casi|cuesta
inconsciente|desmay*|no_despierta|no_reacciona|no_responde|no_contesta
`;
export const bleeding = `
sangr*
pego|golpeo|golpe ~3 cabeza|nuca|espalda
`;
export const chilled = `
hipotermia|tiritando
tiembl* ~3 frio
labios ~1 morados|azules
`;
export const inWater = `
ahog*|arrastr*
se_lo_llevo|se_la_llevo|se_lo_lleva
atorad*|atrapad* ~4 rio|arroyo|corriente|carro|troca|agua
`;
export const wetPanel = `
$drop ~5 $panel
`;
export const gasAppliance = `
piloto ~4 apag*|mojad*|prender
agua|inund* ~3 apago ~2 piloto
boiler|calentador|calenton|estufa|secadora ~3 bajo_el_agua|inundado|inundada|sumergid*
volver_a_prender|prenderlo_otra_vez|prender_el_boiler|prender_el_calentador
`;

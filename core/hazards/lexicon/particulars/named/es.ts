export const words = '';
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
export const neighbor = `
vecino|vecina|vecinos|de_arriba|departamento|apartamento
`;
export const rented = `
casero|renta|rento|inquilino|inquilina|dueno|landlord
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

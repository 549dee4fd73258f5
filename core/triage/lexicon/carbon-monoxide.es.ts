export const words = `
maread: maread* dolor duele boiler calentador generador gas
generador: plantita plantita_de_luz planta_de_luz generador planta asador anafre carbon calenton
generador: boiler estufa bomba
adentro: recamara bano lavanderia adentro dentro sala cochera cuarto pasillo cocina garaje casa
inside: adentro
co: monoxido
in: dentro adentro junto cerca
in-2: adentro
house: casa
going: prendida prendido prendidas andando jalando trabajando corriendo encendida encendido
shelter: cochera garaje garage adentro dentro cocina pasillo lavanderia sotano cuarto recamara bano
shelter: porche taller
shelter: bodega galera casa traila sala ventana cerrado
poisoned: maread* mareo mareos vomit* nausea* asquead* desmay* dolor_de_cabeza duele_la_cabeza
poisoned: duelen_la_cabeza
poisoned: atarantad* tambale* cayendo caer borracho debil
gas: gasolina
pump: bomba
pump-2: bomba compresor
gas-2: gasolina
propane: butano queroseno
heater: calentador calefactor estufa
dry: adentro cuarto
oven: horno estufa
heat: secar calent*
car: carro camioneta troca
idling: prendid* encendid* andando jalando
garage-2: garaje cochera
headache: mareo maread* vomito desmay*
exhaust: bomba humo
exhaust-2: escape
inside-2: adentro casa
motor-on: carro troca camioneta generador motor bomba compresor
closed-in: taller cochera garaje bodega galera granero
`;

export const phrases = `
plantita|plantita_de_luz|generador && $shelter && $poisoned
alarma|detector|sensor ~3 pit*|suena|sonando|chilla*|chifla* & $maread
duele|duelen|dolor|maread*|mareando|marean|mareo|vomit*|desmay*|nausea*|asquead* & $generador
planta_de_luz|generador|asador|anafre|brasero|carbon ~4 $adentro
estufa|horno|calenton|asador ~4 secar|calentar*|calentarnos ~3 casa|cuarto|alfombra|sala
monoxido|=co2
todos|estamos|andamos ~1 maread*
detector|alarma ~2 monoxido|carbono ~1 suena|sonando|pita|pitando
todos ~2 dolor & cabeza
calenton|calefactor ~2 prendid*|encendid* ~3 $adentro
detector|detectores ~2 no ~0 para|deja ~1 sonar|pitar|chillar
duele|duelen ~2 cabeza & cerramos|cerrado|cerradas && boiler|calentador|calenton|estufa|horno
maquina|motor|cortadora ~5 adentro|dentro && vomito|maread*|mareo|dormido
prendid*|encendid*|andando && $motor-on && $closed-in && durmi*|dormid*|maread*|vomit*|dolor
abajo|debajo ~1 casa|traila & bomba|compresor|generador|motor ~1 gasolina|diesel
`;

export const not = `
planta_de_la_sala
$generador ~0 afuera ~0 lejos
detector ~5 cero|0
donde ~3 pongo|poner|va|instalo|cuelgo ~4 detector|detectores|alarma|alarmas ~1 monoxido
cual|cuantos|cuantas|que_marca ~4 detector|detectores|alarma|alarmas ~1 monoxido
que_tan|cuanto|cuantos|cual ~4 $generador
pide|piden|exigen|venden|ponen|instalan|quiero|ocupo ~0 detector|detectores ~1 monoxido
vecin* ~3 asador|parrilla|asada
`;

export const words = `
cuartos: cuartos recamaras pisos apartamentos departamentos
todos-lados: todos_lados todas_partes dondequiera donde_quiera todo_el toda_la
sale: sale saliendo tira tirando cae cayendo entra entrando salia
tobillo: tobillo tobillos rodilla rodillas cintura pecho cuello cadera espinilla
chamber: sala cuarto cocina recamara bano pasillo comedor alfombra carpeta piso lavanderia
soaked: moj* empap* inund* encharc*
wetness: mojad* mojo empapad* inundad* inundo inundaron agua encharcad* flotando chorreando
many: dos tres cuatro cinco seis siete ocho varios varias muchos muchas ambos
rooms: cuarto cuartos recamara recamaras piso pisos apartamento apartamentos departamento
rooms: departamentos
rooms: unidades oficina oficinas salon salones
line: linea linea_de_agua
line: tubo tubos tuberia manguera mangera mangerita manguerita caneria paipa toma
home: casa apartamento departamento traila trailer edificio planta abajo piso tienda negocio escuela
home: iglesia garaje cochera sotano
room: sala cuarto cocina recamara bano pasillo casa departamento apartamento closet comedor adentro
`;

export const wide = `
media|medio ~1 recamara|casa|sala|cuarto & $wetness
laminado|duela|piso|tablas|parquet ~3 levant*|abomb*|ondul*
carpeta|alfombra ~4 esponja|chapote*
pared|shirrock|tablaroca ~5 bland*|aguad* & carpeta|alfombra|piso|agua
toda|todo|completa|completo|entera|entero ~2 $home & $wetness|llen*|lleno
$wetness|mojo|lleno|llena ~3 toda|todo ~2 $home
todos|todas ~2 cuartos|recamaras|pisos & $wetness
$many ~1 cuartos|recamaras|pisos|apartamentos|departamentos|unidades|oficinas ~3 $wetness
mojo|mojaron|inundo|inundaron|inundad*|mojad* ~3 $many ~1 $cuartos
agua|mojad*|mojo|lodo|tira*|water ~3 $todos-lados
todo ~2 mojado|empapado|inundado|flotando|mojo
muebles|sillones|camas|cosas ~2 flotando
`;

export const large = `
toda|todo|casi_toda|casi_todo ~0 $chamber ~4 $soaked
$soaked ~1 toda|todo|casi_toda|casi_todo ~0 $chamber
$chamber ~1 entera|entero|completa|completo ~3 $soaked
$soaked ~2 $chamber ~1 entera|entero|completa|completo
`;

export const rain = `
llueve|lloviendo|lluvia|cascada ~2 adentro|dentro
llueve|lloviendo|cascada ~2 en ~2 $room
$room ~2 lloviendo|cascada
`;

export const flow = `
chorro|chorros|chorreando|borbotones|cascada|brota|brotando & agua|tubo|pared|techo|sale
$sale ~2 mucha|muchisima|bastante|harta|montones ~1 agua
agua ~3 sale|saliendo|cae|cayendo|tira ~2 fuerte|mucha|presion|chorros
$line ~3 revento|reventada|reventado|trono|exploto|safo|zafo|solto|tronado|tronada|boto|desconecto
revento|reventaron|revienta|trono|exploto|safo|zafo|solto|boto|desconecto ~3 $line
`;

export const rising = `
sigue|esta|va ~2 subiendo|creciendo
agua|nivel ~3 sube|subiendo|creciendo ~2 rapido|mas|cada|y
y_subiendo|y_sube|sigue_subiendo
`;

export const deep = `
agua ~2 llego|llega|hasta|tapo ~2 ventana|ventanas|cama|chapa|mostrador|carro|troca|sillon
$tobillo & agua|llega|hasta|inund*|lodo|casa
agua|lodo ~2 llego|llega|hasta|tapo|subio ~2 enchufes|contactos|apagadores
`;

/** A part of the body that hurts measures no depth. */
export const painful = `
duele*|dolor ~2 $tobillo
`;

export const outside = `
rio|arroyo|lluvia|llueve|lloviendo|llovio|calle|patio|afuera|tormenta|presa|vado|creciente
huracan|lodo|banqueta
`;

export const words = `
others: tia tio primo prima hermana hermano vecino vecina cunado suegra suegros amiga amigo calle
2010: =2010 =2011 =2012 =2013 =2014 =2015 =2016 =2017 =2018 =2019 =2020 =2021 =2022 =2023 =2024
2010: =2025
vendo: cerrar realtor vendedor vender vendo vendemos vendiendo comprador compradora
papeles: preocupo preocuparme declare declarar decir decirle avisar ocupo necesito papeles
papeles: constancia carta
viendo: cuando vi ver viendo con de por nomas al
cuenta: cuenta factura recibo recibos bil biles bill precio papel papeles deuda deudas costo cobro
cuenta: presupuesto renta hipoteca aseguranza deducible tramite tramites pagos pago cobran
casi: casi por_poco ya_mero
muere: infarto derrame muero morimos mori desmayo desmaye ahogo mata mato caigo
day: lunes martes miercoles jueves viernes sabado domingo sabados domingos manana semana mes hoy
loss: fuga inundacion inundo inundado agua drenaje gotera dano moho tubo mojado
`;

export const figurative = `
$casi ^3 $muere ^3 $viendo ^4 $cuenta
$cuenta ^2 $casi ^2 $muere
$cuenta ^2 $casi ^2 $muere ^3 infarto|susto|derrame
me|nos ^1 infarto|ataque|derrame|soponcio ^1 $viendo ^4 $cuenta
$cuenta ^1 me|nos ^2 infarto|ataque|derrame|mata|matan|mato|ahoga|ahogan|ahorca|electrocut*
ahog*|asfixi*|enterrad*|atrapad*|atorad* ^2 $cuenta
me|nos ^1 mata|mato|matan|muero|mori|morimos ^1 $viendo ^3 $cuenta
me|nos ^1 toque|descarga|choque ^1 ver|vi|cuando ^3 $cuenta
me|nos ^0 queme|quemamos ^1 ahorros|dinero|lana|cheque
`;

export const reported = `
vi|vimos|oi|lei|salio|dijeron|dicen ~2 noticias|noticiero|tele|facebook|periodico|radio|internet
en ~1 noticias|noticiero|facebook|periodico
noticias|noticiero|radio|periodico ~3 lo|de|dijeron|dicen|salio|sobre
`;

export const own = `
mi|mis|nuestra|nuestro|nos|aqui|casa|calle|vecino|vecina
`;

export const past = `
hace ~2 anos|ano
primavera_pasada|verano_pasado|otono_pasado|invierno_pasado
el_ano_pasado|anos_pasados|el_otro_ano|hace_mucho|hace_tiempo & $loss|tuvimos|se|hubo
en ~0 $2010
cuando ~1 la|el ~0 creciente|helada|huracan|inundacion
creciente|huracan|inundacion|fuga|helada|congelada ~1 del|de ~0 $2010
en|desde|de|del ~1 enero|febrero|marzo|abril|mayo|junio
en|desde|de|del ~1 julio|agosto|septiembre|octubre|noviembre|diciembre
en|del|el ~0 =54|=57|=98|=99|=07|=15|=17|=18|=19|=20|=21|=22|=23|=24|2007
la_semana|el_mes ~0 antepasada|antepasado|pasado
hace ~1 dos|tres|cuatro|cinco|varios|muchos ~0 anos|inviernos|veranos|meses
cuando_era|de_chico|de_nino|en_harvey|mi_apa_contaba
dueno|duena|duenos ~0 anterior|anteriores
ya ~3 arreglado|arreglada|reparado|reparada|arreglaron|repararon|remodelaron ~0 todo
todo ~2 arreglado|reparado|limpio|seco ~0 ya
`;

export const finished = `
todo ~1 quedo ~1 nuevo|listo|reparado
ya ~1 quedo ~2 nuevo|nueva|arreglado|bien|listo
arreglado|arreglada|arreglo|arregle|arreglaron|arreglamos
reparado|reparada|repararon|repararan|remodelaron
limpiaron|levantaron|cambiaron|cambio|cambie|cambiamos|instalaron|atendieron|firmo|pintaron|resulto
ya ~2 anda|andan|esta|estan|es|hay ~1 bien|bailando|nuevo|nueva|nuevos|luz|trabajando
todo_bien|sin_novedad|la_vendimos|se_vendio|muy_bien
ya ~2 pago|pagaron|cubrio|cubrieron ~1 seguro|aseguranza
falsa_alarma|bateria_vieja|ni_una_gota|nueva_casa|piso_nuevo
ya ~3 seco|seca|pintado|pintada|arreglado|arreglada|limpio|limpia
solo|nomas|nada_mas ~2 quiero|quisiera|pregunto|preguntar|saber
todo|arreglado|seco|bien ^1 ahora|ahorita
hoy|ahora|ahorita ^1 solo|nomas ~1 quiero|quisiera|pregunto
`;

export const hypothetical = `
que ~0 se_hace|hacer|hago ~1 cuando|si
si ~2 un_dia|algun_dia|alguna_vez|llega|llegara|llegase|se_llega|pasara|hubiera|se_llegara
si ~3 llega|llegara ~2 a
que|a_quien|como ~3 si ~4 $loss|inunda|rompe|revienta|llueve|mete|sale
que ~1 pasaria|pasa_si|debo_hacer_si|hago_si
por_si|por_si_acaso|en_caso_de
como ~2 prevenir|evitar|prepararme|proteger|preparo|evito
antes_de_que|antes_que ~0 truene|falle|reviente|tire
nomas|solo|nada_mas ~0 planeando
temporada ~1 huracanes|lluvias
`;

export const question = `
cuanto|cuantos|cuantas ~3 cuesta|cuestan|cobran|tarda|tardan|dura|dias|tiempo|sale|vale|seca
cubre|cubren|paga ~3 seguro|aseguranza|poliza
seguro|aseguranza|poliza ~2 cubre|cubren|paga|pagan
que ~1 es|son|significa ~3 categoria|clase|restauracion
ustedes ~2 hacen|trabajan|cobran|vienen|cubren
`;

export const unreal = `
hipotetic*|supongamos|imaginemos|simulacro|role_play|doy_clases
tarea ~0 inventar|escuela
dibujo|maqueta|cartel ~2 escuela|clase
pelicula|serie|novela ~2 vimos|vi|salia|salio
haciendo|escribiendo ^2 corrido|cancion|cuento|libro
en_la_pelicula
pelicula|serie|libro|juego ~1 de|sobre ~1 inundacion|tormenta|huracan|desastre
`;

export const supposed = `
que_pasa_si|que_pasaria|no_lo_he_hecho
y_si ~3 $loss|truena|revienta|llueve
un_dia|algun_dia|alguna_vez ~2 huele|huelo|ve|oye|zumba|echa
que|como|a_quien ~1 debe|deben|debemos|hay_que ~1 hacer ~0 si|cuando
`;

export const present = `
ahora|ahorita|hoy|todavia|sigue|siguen|otra_vez|de_nuevo|ayuda|auxilio|urgente|volvio|regreso
esta_noche|esta_manana|pero_la|pero_el|pero_ahora|aunque
no ~1 deja|para|responde|contesta|despierta
huele|huelo
esta|estan ~1 cayendo|saliendo|tronando|goteando|bajando|hundiendo|colgando
truena|chispea|panzon|pandeado
echa|zumba|chispea|chispeando|quemando|duele|esta ~1 caliente|mojado|caido|prendido
`;

export const greeting = `
hola|buenas|buenos_dias|buenas_tardes|buenas_noches|alguien_ahi|hay_alguien
`;

export const now = `
ahorita|ahora|hoy|todavia|sigue|ayuda|urgente|esta_manana|esta_noche|auxilio
saliendo|goteando|cayendo|entrando|subiendo|mojado|mojada|huele|tirando|empapado|inundado_ahorita
otra_vez|de_nuevo|pero_la|pero_el|pero_ahora
`;

export const here = `
hay|ay|se_salio|se_metio|se_me_inundo
`;

export const earlier = `
una_vez|aquella_vez|esa_vez|la_otra_vez|en_ese_entonces|aquel_ano|ese_ano|ese_dia|esa_noche
hace ~2 semanas|semana|meses|mes|dias|ano|anos
`;

export const mended = `
desde_entonces|nunca_mas|sin_problema|sin_problemas|como_nuevo|como_nueva|quedo_bien|salio_bien
lo|la|los|las ~0 atendieron|curaron|quitaron|taparon|vendimos
se ~0 vendio|arreglo|compuso|alivio|curo|reparo
no ~0 paso ~0 nada|a_mayores
resena|estrellas
`;

export const handled = `
electricista|plomero|compania|bomberos|casero|tecnico ~4 arreglo|compuso|cambio|reparo|cerro|tapo
lo|la|los|las ~0 arreglo|compuso|arreglaron|compusieron|repararon|cambiaron|tire|tiramos
se_quito ~1 olor
`;

export const neverOurs = `
$others ~6 inund* && mia|nuestra|casa|nosotros ~1 nunca|no ~3 mojo|mojado|inund*|entro|paso
inund* ~3 $others && mia|nuestra|casa|nosotros ~1 nunca|no ~3 mojo|mojado|inund*|entro|paso
`;
export const distant = `
hace ~2 anos|ano|meses|mes
con_harvey
el_ano_pasado|anos_pasados|el_otro_ano|hace_mucho|hace_tiempo|verano_pasado|invierno_pasado
en|del|de ~2 $2010
cuando_era|de_chico|de_chica|de_nino|de_nina|en_harvey
dueno|duena|duenos|inquilino|incendio|fuga|dano ~0 anterior|anteriores|previo
creciente|inundacion|helada ~0 del
`;

export const general = `
puede|pueden|podria ~0 un|una|alguien|uno ~5 incendiar*|explotar|caer*|electrocut*|quemar*|lastimar*
si ~0 un|una
debe|deben ~1 ir|estar|ponerse
`;

export const errand = `
cuanto|cuanta|cuantos|cuantas ~1 cobran|cuesta|sale|tarda|tardan|dura|cada
factura|presupuesto|cotizacion|estimado|descuento|garantia
gracias ~2 por|muchacho|equipo|servicio
busco ~0 trabajo|empleo
pinto|pintar|repintar|resanar|lijar
ustedes ~1 quitan|ponen|venden|rentan|instalan|limpian
con_que ~1 quito|limpio|seco|lavo
conviene|vale_la_pena|baja_el_precio|es_normal
proxim* ~0 semana|mes
`;

export const slight = `
piso|suelo|duela|loseta ~4 poquito|tantito|algo|medio ~1 blando|flojo|aguado|sume|hundido
`;

export const imagined = `
armando|haciendo|escribiendo|preparando ~2 lista|hoja|folleto|plan|volante
taller|platica|clase|curso ~4 sobre|seguridad
temporada ~1 huracanes|lluvias|ciclones
exagera|exagerad*
practicando|dictado|poema|chiste|adivinanza|guion|novela|obra_de_teatro|trabalenguas
es_un_decir|digamos|imaginese|imaginate|pongamos
`;

export const wondering = `
puede|podria|pudo|pueda ~1 haber|quedar|tener|salir|estar
debo|deberia|tengo|conviene|hay ~2 revisar|checar|medir|preocuparme|preocuparnos
como ~3 se|saber|sabemos|sabria ~1 si
habra|quedara
es_posible
`;

export const office = `
seguro|aseguranza|poliza ~3 cubre|cubren|paga|pagan
cubre|cubren|paga|pagan ~3 seguro|aseguranza|poliza
afecta|afectaria|sube|subiria|cambia|encarece ~2 seguro|aseguranza|poliza
reclamo|reclamacion ~3 negaron|apelar|numero|papeles
cuanto ~2 cuesta|cobran|sale ~3 prueba|pruebas|inspeccion|revisar|revision
mandar|mandan|manden|copia ~3 factura|recibo|reporte|contrato|papeles
cuando|pueden|podrian ~2 venir|vienen|pasar|empezar ~4 $day|ver|cotizar|presupuesto
trabajan|abren|atienden|estan ~2 $day
quiero|quisiera|necesito|ocupo|cambiar|cancelar|confirmar|hacer ~2 cita
quiero|quisiera|necesito|ocupo|dan|hacen ~3 cotizacion|presupuesto|estimado
ocupa|ocupo|necesita|necesito ~2 aseguranza|seguro|poliza
$vendo ~6 $papeles
$papeles ~6 $vendo
aceptan|toman ~2 tarjeta|tarjetas|pagos|aseguranza|seguro
puedo|puede|pueden|debo|sirve|es_bueno|es_malo|esta_bien ~4 $cleaner
como|con_que ~2 limpio|limpiar|quito|quitar|mato|matar|tallo ~4 moho|hongo|hongos|lama
ajustador|seguro|aseguranza ~5 cubre|cubrio|cubrieron|pago
donde ~1 compro|comprar
diferencia ~2 entre ~6 dano|danos|seguro|aseguranza|poliza
`;

export const paperwork = `
comprador|compradora|realtor|vendemos|vender|vendiendo|constancia|papeles|certificado|carta
`;

export const money = `
cuanto|cuanta ~4 cobran|cuesta|cuestan|sale
deducible|abonos|mensualidades|plazos|financiamiento
aseguranza|seguro|ajustador ~6 gradual|nego|niega|negaron|no_quiere
pelear|peleo|apelo|apelar|disputo ~2 reclamo|seguro|aseguranza
registro|registros|bitacora ~2 secado
factura|presupuesto|estimado ~4 caro|alto|justo|normal
`;

export const words = `
rains: lluvia lluvias llueve llovio lloviendo llovia llover aguacero tormenta granizo granizada
rains: tromba
cup: hielera traste plato
mark: perilla perillas ventana ventanas cintura pecho manija barra sube subiendo
fam: ella esposo esposa marido mujer hijo hija hijos nino nina ninos bebe mama papa ama apa mami
fam: papi
fam: hermano hermana abuelo abuela abuelito abuelita suegro suegra tio tia primo prima sobrino
fam: sobrina
fam: vecino vecina vecinito amigo amiga cunado cunada muchacho muchacha muchachos senor senora
fam: trabajador trabajadora compadre comadre nieto nieta familia viejito viejita
lye: cloro acido sosa quimico quimicos muriatico limpiador
home-sign: sola solo solito solita troca carro camioneta tele luces luz anos viejito viejita radio
above: vecino_de_arriba vecina_de_arriba vecinos_de_arriba departamento_de_arriba
above: apartamento_de_arriba los_de_arriba
runs: gotea* agua tira* tiro fuga tina lavadora excusado tubo lavabo inund* derram* sale
car: carro troca camioneta coche mueble auto
line: cable cables alambre poste linea
sparks: chispa chispas chispea chispeando chisporrotea chisporroteando truena
power: contacto contactos enchufe enchufes apagador cable cables breaker breakers foco pared luz
appliance: secadora lavadora refri refrigerador lavaplatos congelador deshumidificador
appliance: abanico ventilador microondas tele
drips: gotea goteando cae
tenant: inquilino inquilina inquilinos
foul: inundacion aguas_negras agua_sucia creciente lodo agua_del_rio agua_del_arroyo
deep-water: alberca arroyo rio laguna canal piscina estanque presa
seek: encuentr* encontr* hallo hallamos donde perdio falta
kid: hermanito hermanita hermano hermana mijo mija chamaco chamaca
kid: hijo hija nino nina bebe nieto nieta
deep: alberca arroyo rio agua laguna pozo canal piscina
opening: puerta puertas porton ventana ventanas marco
steams: vapor silba silbando silbido chifla chiflando retumba truena tronando ruge rugiendo
steams: brinca brincando golpea panzona
steams: hierve hirviendo escupe escupiendo inflado hinchado panzon
rise: sube subiendo creciente creciendo
panel: caja_de_la_luz caja_de_luz caja_de_los_breakers caja_de_breakers caja_de_fusibles
panel: breakers mufa centro_de_carga
noise: zumba zumban zumbando zumbido chisp* truena truenan
cup: cubeta balde vaso taza tazon botella jarra florero plato
bowl: excusado excusados escusado inodoro taza bano
lower: regadera tina lavabo fregadero coladera
rises: regres* sube suben subiendo sale salen saliendo rebos* rebals* desbord* devuelv*
rises: tapo taparon tapad*
ill: mojad* agua zumba humo humea caliente gotea gotea*
drop: agua gotea gotea* gotas lluvia llueve mojad*
infant: bebe nene nena recien_nacido criatura
burned-part: piel cara mano manos dedos brazo brazos pierna piernas pecho espalda panza cuello
scalding: agua_caliente agua_hirviendo vapor
stopped-at: atorado paro atoro trabo detuvo descompuso quedo
comes-in: entra entrando sube subiendo metiendo
went-in: bajo metio cayo entro bajaron metieron adentro abajo tirado
hole-in: fosa fosa_septica cisterna aljibe pozo registro alcantarilla tinaco noria
down-there: no_contesta ya_no_contesta no_responde ya_no_responde se_desmayo desmayado
down-there: inconsciente
down-there: no_se_mueve ya_no_se_mueve no_habla ya_no_habla se_cayo
batt-thing: scooter bici_electrica patineta_electrica patineta inversor bateria pila litio
hole: fosa cisterna aljibe pozo registro alcantarilla tinaco noria tanque drenaje coladera
hole: debajo_de_la_traila abajo_de_la_traila bajo_la_casa bajo_la_traila
hole: debajo_de_la_casa abajo_de_la_casa
down-now: desmayo desmayado desmayada inconsciente no_respira
sway: terraza
sway: balcon
sway: techo plafon pared muro barda viga losa cielo tablaroca yeso porche escalera loza columna
pulling: despega despego despegando despegandose separa separo separando separandose zafa zafo
pulling: zafando safo abre abrio abriendo abriendose desprende desprendio desprendiendo soltando
gap: grieta grietas rajada rajadura cuarteadura hueco
growing: crece crecen creciendo crecio abre abriendo agranda agrando extiende ensancha
noise-2: truena trono tronando cruje crujiendo rechina rechinando
cordy: regleta multicontacto extension cargador calenton
powered: prendido prendida prendidos conectado conectada enchufado enchufada encendido encendida
soaked: mojada mojado mojados agua charco empapada empapado
up-in: subimos subi subieron estamos estoy atrapados atrapadas atorados encerrados
small-2: poquita poquito tantito tantita poca poco chiquita chiquito pequena pequeno leve
amount: agua charco fuga gotera desbord* derram* salio salieron goteo tiro mancha
medicine: medicina medicinas pastillas insulina dialisis oxigeno inhalador tratamiento quimio
heat: calor grados caliente horno bochorno tapanco atico
faint: confundido confundida mareado mareada desmayo desmayado desmayada aguado atarantado debil
faint: desorientado desorientada
batt-acts: inflando hinchando inflad* inflo hinchad* hincho humo humea silb* truen* tron*
batt-acts: chispe* lumbre
breaker-of-roof: rama ramas arbol tronco granizo granizos granizada viento ventarron tornado
broken-open: hoyo hoyos agujero agujeros agujere* boquete boquetes atraves* perfor* rompio abrio
broken-open: rompieron hueco huecos
making: haciendo hago hacer dibujando preparando escribiendo armando
poster: cartel carteles cartulina maqueta presentacion exposicion folleto
climb-on: escalera escaleras andamio andamios antena antenas garrocha grua canastilla
weight: viga polin barda muro andamio jacal tejaban galera arbol refri refrigerador lavadora jacuzzi
weight: ropero losa poste cobertizo
limbs: pierna piernas brazo brazos mano pie pies
wire-up: cables alambres lineas_de_luz linea_de_luz
street-drain: drenaje_pluvial alcantarilla tubo_del_desague desague tubo_de_drenaje registro
pit: fosa cisterna sisterna aljibe pozo poso noria registro alcantarilla tinaco tanque boveda foso
pit: drenaje
gone-silent: callado callada callo_la_boca sin_hacer_ruido y_nada en_silencio silencio ni_ruido mudo
sound-back: contesta contestan responde habla grita grito gritan oye oimos oigo mueve ruido sale
sound-back: sube despierta
heater: boiler boyler calentador calenton
relief: valvula_de_alivio valvula_de_seguridad valvula valvulita
relief: tubito_de_seguridad tubito
relief: alivio valvula_de_presion tubo_de_desfogue
plugged-up: tapon tapo tapar tape tapamos taparon tornillo tapado tapada solda* bloque* sello
straining: retumb* tronando truena truenan brinc* ruge ruid* ruidero ruidazo zumb* silb* chifl*
straining: vapor hierv*
straining: hirv* inflad* inflo
straining: hinch* panzon va_a_explotar va_a_reventar golpe* vibr* tiembl*
ev-car: carro_electrico coche_electrico hibrido carrito_de_golf bici_electrica bicicleta_electrica
ev-car: patineta_electrica
ev-car: monopatin moto_electrica camioneta_electrica carro_hibrido
ev-drowned: inund* sumerg* bajo_el_agua arroyo rio creciente mojo mojad* agua ahogo
ev-acts: tronando truena truenan trona* silba silbando chilla* vapor humo humito humea* caliente
ev-acts: huele calient* chispe*
ev-acts: palomitas zumb* burbuje* hierv* hinch* inflad*
wall-plug: enchufe enchufes contacto contactos apagador apagadores clavija
scorch: caliente calentito cafe negro negra quemado quemada chamuscado derretido zumba zumbando
scorch: derritiendo hirviendo
wall-noise: zumb* chisporrot* tron* truena truenan crepit* quemado quemada chirri* friendo
wetted-by: agua mojad* goteo gotea* gotera fuga inund* lluvia humed* mojo
breather: oxigeno concentrador respirador traqueotomia traqueostomia traqueo maquina_para_respirar
breather: maquina_de_oxigeno
breather: aparato_de_oxigeno maquina_de_respirar ventilador_mecanico aspirador_de_flemas
breather: maquina_con_que_respira
breather: aparato_para_respirar bipap
outage: se_fue_la_luz no_hay_luz no_tenemos_luz sin_luz se_nos_fue_la_luz sin_electricidad
outage: se_fue_la_electricidad
outage: se_nos_fue_la_electricidad no_hay_electricidad cortaron_la_luz nos_quedamos_sin_luz
outage: se_corto_la_luz
outage: bajamos_los_breakers apagon
run-down: pila bateria minutos minutitos por_ciento pitando pita alarma acaba acabando apago apagado
run-down: apagando
run-down: media_hora descarg* vacio dura
livestock: vaca vacas caballo caballos becerro chivo chiva borrego burro toro puerco animal animales
livestock: yegua
out-of-it: incoherencias tonterias disparates cosas_sin_sentido incoherente desvaria desvariando
out-of-it: delirando
out-of-it: diciendo_cosas_raras cosas_raras puras_locuras desubicado desubicada ido
shakes: temblar sudar tiembla suda temblando sudando
asleep: dormido dormida dormidos duerme durmiendo cuna acostado
sag-signs: pande* panz* inflad* bajando baja truen* tron* cruj* polv* tierrita tierra cuarte* raj*
sag-signs: suelta
man: muchacho compadre trabajador albanil senor alguien uno
sound-back: contestar hablar gritar moverse oir responder
climbs-in: fue bajo metio metieron entro cayo resbalo abajo adentro aventaron
crew: plomero plomeros ayudante ayudantes otro otros albanil techador
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
export const heaterPressure = `
calentador|boiler|boyler|calenton|valvula_de_alivio|valvula_de_seguridad & $steams
$heater && $plugged-up ~4 $relief
$heater && $relief ~4 $plugged-up
$heater ~7 $straining
`;
export const toilet = `
excusado|escusado|inodoro|taza|sanitario
`;
export const sink = `
fregadero|lavabo|lavamanos|tarja
llave ~2 cocina|bano
`;
export const fridge = `
refrigerador|refri|nevera|maquina_de_hielo
`;
export const airConditioner = `
$cooler
drenaje|desague|charola ~1 $of-cooler
`;
export const plumbing = `
manguerita|llavecita|tubito|mangueras
tubo|tubos|tuberia|caneria|paipa|llave|manguera|tina|regadera|plomero|medidor_del_agua
`;
export const weather = `
lluvia|llueve|lloviendo|llovio|tormenta|granizo|nieve|nevo|aguacero|ventana|ventanas|canaleta
de ~0 afuera
`;
export const rains = '';
export const roofRain = `
$rains && hoyo|agujero|hueco|azotea|lamina|laminas|teja|tragaluz|domo|atico
$rains & techo|plafon|cielo_raso|tejas
`;
export const roofHole = `
$breaker-of-roof && $broken-open & techo|azotea
$broken-open ~3 azotea|lamina|laminas|teja|tejas|tragaluz
$breaker-of-roof ~2 llevo|levanto|arranco|volo ~2 techo|azotea|lamina|laminas|tejas
`;
export const rainEntry = `
por|debajo|abajo ~3 $opening & lluvia|llueve|llov*|llovio|aguacero|tormenta
lluvia|aguacero|tormenta ~4 $opening
$opening ~1 abierta|abiertas & lluvia|llueve|llov*|llovio|aguacero|tormenta
$opening ~2 gotea*|filtra*|mete|metio & lluvia|llueve|llov*|llovio|aguacero|tormenta
`;
export const condensation = `
condens*|suda|sudan|sudando|humedad_del_aire
`;
export const spill = `
pecera|acuario|cama_de_agua
cayo|tiro|derram*|volteo ~3 florero|vaso|taza|cubeta|balde|botella|jarra|hielera
florero|vaso|cubeta|balde|botella|jarra|hielera ~2 cayo|tiro|derram*|volteo
`;
export const stain = `
mancha*|marca|marcas|seco|seca|humeda|humedo|descarapel*|burbujas
`;
export const standing = `
charco*|empapad*|encharc*|estancad*|pulgada*|inund*|desbord*|chorro*|gotea*|mojad*|mojo|corre
agua ~0 en|por|sobre|adentro
`;
export const applianceOff = `
maquina|lavadora|lavaplatos ~3 apagada|apagado|desconectada|desconectado|desenchufada
apague|apagamos|desconecte|desconectamos ~2 maquina|lavadora|lavaplatos
`;
export const fanRunning = `
prendi|prendimos|puse|pusimos|encendi|tengo|tenemos|hay ~3 ventilador|ventiladores|abanico|abanicos
ventilador|ventiladores|abanico|abanicos ~3 prendid*|andando|encendid*
`;
export const arcing = `
huele|olor ~3 quemado|quemada & $power|$appliance|plastico|electric*
plastico|cable|cables ~2 quemado|quemados|quemando|derretid*
$power ~3 humo|humea|quemado|quemando
`;
export const lineOnCar = `
$line ~4 en|encima|sobre|arriba|toca ~3 $car
$car ~4 debajo ~3 $line
`;
export const carBurning = `
$car ~4 quema|quemando|fuego|humo|llamas|incendia|ardiendo
fuego|humo|llamas|quemando ~4 $car
`;
export const roof = `
techo_de_la_casa|azotea|tragaluz|tejas|lamina
gotera|goteras & lluvia|llueve|llovio|lloviendo|aguacero|tormenta
subir|subi|subio|subimos|subieron|subirme|subirse ~2 techo
`;
export const neighbor = `
vecino|vecina|vecinos ^3 $runs
agua|$drips ~4 vecino|vecina|vecinos
`;
export const rented = `
casero|casera|rento|rentamos|departamento|apartamento
inquilino|inquilina ~0 de
soy|somos ~0 inquilino|inquilina|inquilinos
dueno ~2 casa|departamento|apartamento|vivienda
`;
export const ownsRental = `
soy ~2 dueno|duena|casero|casera
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
piso_de_madera|madera_del_piso|duela|laminado|parquet
madera ~3 levant*|combo|combad*
`;
export const ceiling = `
techo|plafon|cielo_raso
`;
export const fumeSigns = `
toser|tosiendo|tos|tose|vomit*|garganta|resuell*|sin_voz
ojos|pecho & ard*|llor*|pica*|aprieta|duele*|arden
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
export const snake = `
$snakes ~4 en|adentro|dentro|debajo|metio|entro|pasillo|cuarto|cocina
hay|vi|encontre|encontramos|salio|metio|entro ~2 $snakes
`;
export const facility = `
guarderia|asilo|hospital|clinica|escuela|albergue
`;
export const missingChild = `
$kid|sobrino|sobrina ~5 $deep-water ~6 no ~0 lo|la|los ~0 veo|vemos|encuentro|encontramos|hallo
$kid|sobrino|sobrina ~9 no ~0 lo|la|los ~0 veo|vemos|encuentro|encontramos|hallo & $deep-water
$seek ~4 $kid & alberca|arroyo|rio|laguna|canal|piscina
bici|bicicleta|zapatos|tenis|juguetes && nino|nina|$kid & estanque|alberca|arroyo|laguna|canal && no
`;
export const trappedByWater = `
agua ~4 escalera|escaleras
estamos|estoy|toy|familia|andamos ~3 techo|atico|azotea|segundo_piso & $rise
no ~0 podemos|puedo|pueden|puede ~1 salir|bajar ~6 agua|creciente|rio|arroyo|inund*
agua|creciente|rio|arroyo ~6 no ~0 podemos|puedo|pueden|puede ~1 salir|bajar
agua|creciente ~3 llego|llega|llegando|sube|subio ~2 segundo_piso|atico|techo
rodead* ~1 agua
atrapad*|atorad*|encerrad* ~3 casa|cuarto|segundo_piso & $rise|inund*|pecho|cintura|cuello
no ~1 puede ~1 subir|caminar|nadar && agua ~4 sube|subiendo|viene|entra|llega
estamos|estoy|andamos|ninos ~2 barra|mesa|mostrador|ropero|litera && agua ~4 $mark
`;
export const unattended = `
no ~1 habia|estaba|estabamos ~0 nadie|casa
nadie ~1 en ~0 casa
andabamos_fuera|de_vacaciones|de_viaje
`;
export const waterBill = `
recibo|bill ~2 agua
cuenta ~0 agua
`;
export const onRoof = `
gente|familia|estamos|estoy|personas|ninos ~3 techo|azotea & $rise|inund*|creciente|rio|arroyo
`;
export const inCar = `
en|adentro|atorad*|atrapad* ~2 $car
$car ~2 apago|atoro|quedo|paro ~2 arroyo|vado|corriente|creciente
apago|atoro|quedo|paro|descompuso ~1 $car ~2 arroyo|vado|corriente|creciente
`;
export const breathingPower = `
ventilador ~4 $fam && pila|bateria|pitando|pita
maquina|aparato ~3 respira|respirar && $run-down|$outage
`;
export const hotWall = `
pared|paredes ~6 caliente|quema && $wall-noise && $wetted-by
pared|paredes ~6 $wall-noise & $wetted-by
`;
export const sleeperBelow = `
techo|plafon|cielo|tablaroca & $sag-signs && $asleep
`;
export const livestock = '';
export const suddenIllness = `
$fam|vecino|vecina ~8 $out-of-it
dice|diciendo|habla|hablando ~2 $out-of-it
habla|hablando ~2 como ~1 borrach*|dormid*
rayas|lineas ~1 rojas & brazo|pierna|pie|mano|cortada|herida|dedo
calentura|fiebre && corto|cortada|herida|clavo|raspo && inund*|creciente|lodo|aguas_negras|arroyo
chueque*|chueco|enchuec*|torcio ~2 boca|cara
cuesta|trabajo ~3 despertar* & $fam|el|ella
van|olvidan|traban ~1 palabras
anda|esta|ve ~0 raro|rara & $fam && calor|tapanco|atico|sudar|suda
`;
export const suddenLoss = `
no|ya_no|dejo_de ~1 $shakes & frio|fria|agua|mojad*|calor|tapanco|sol|atico|dia
no ~3 despertar|despierta|despertarlo|despertarla && $fam
no_sabe ~2 dia|ano|quien_es|donde_esta|como_se_llama
no ~1 reconoce & $fam
`;
export const birth = `
dando_a_luz|de_parto|contracciones|va_a_nacer|ya_viene_el_bebe
se_le_rompio ~1 fuente
`;
export const illFromWater = `
tomo|trago|bebio|tomaron|tragaron ~4 inundacion|aguas_negras|agua_sucia|agua_del_rio|agua_del_arroyo
fiebre|calentura|vomit*|diarrea ~8 inundacion|inundada|aguas_negras|agua_sucia|creciente
inundacion|inundada|aguas_negras|agua_sucia|creciente ~8 fiebre|calentura|vomit*|diarrea
me|se ~0 corte|corto|raspe|raspo && rojo|roja|hinchad*|infect*|pus && $foul
herida|cortada|raspon && rojo|roja|hinchad*|infect*|pus && $foul
formula|biberon|mamila && agua & $infant && diarrea|vomit*|calentura|no
`;
export const chestPain = `
pecho ~3 duele|aprieta|apreta*|dolor|opresion
aprieta|duele|dolor|opresion ~2 pecho
no ~0 siente|siento ~1 brazo
`;
export const unresponsive = `
respira|respirando & no
inconsciente|desmay*|no_despierta|no_reacciona|no_responde|no_contesta|no_habla|no_me_habla
no_abla|no_me_abla
`;
export const breathingTrouble = `
respirar|respira|aire & cuesta|casi|falta|apenas|no_puede
ataque ~1 asma
inhalador|ahogo|silbido_en_el_pecho
`;
export const bleeding = `
sangr*
`;
export const injury = `
pego|golpeo|golpe|cayo ~4 cabeza|nuca|espalda|cuello|escalera*|ladder
$fallen ~9 $limb & duele*|dolor|quebr*|mover|hinch*
$fallen ~9 no ~1 puede|puedo ~1 parar*|levantar*|caminar|mover*
quebro|rompio|fracturo|quebrada|fracturada ~2 $limb|hueso
`;
export const chilled = `
hipotermia|tiritando
tiembl* ~3 frio
`;
export const medical = `
$fam ~6 confundid*|desorientad*|delira|delirando|atarantad*|tambale*|desvaneci*
$fam ~6 habla|hablando ~3 raro|incoherencias
lengua ~2 hinch* & $fam|habla
labios|labio|boca|unas ~3 morad*|azul*|grises
garganta|lengua|labios ~3 hinch*|cierra|cerrando
ronchas ~4 todo|cuerpo|cara|cuello
respira|respirando ~2 raro|rapido|feo|agitad*|ronc*
silb*|chifl* ~2 pecho
huele ~2 boca|aliento ~3 fruta|dulce|acetona|chicle
pregunta|preguntando|repite|repitiendo ~3 lo_mismo|misma|mismo & $fam|golpe*|cayo|cabeza
golpe*|pego ~4 cabeza & vomit*|dormid*|maread*|sueno|confundid*|repite|pregunta
$lye ~5 ojo|ojos & salpic*|cayo|brinco|arde*|quema*|entro
golpe_de_calor|insolacion
pierna|pie|cadera ~6 voltead*|chuec*|torcid* && cayo|resbalo|caida|callo
calentura|fiebre|tiembla ~8 herida|cortada|pierna|pie & roj*|caliente|hinchad*
pierna|pie|brazo|mano ~4 roj* ~4 caliente|hinchad*|rayas & herida|cortada|dedo|agua
cierra|cerrando ~2 garganta
corazon ~3 acelerado|brinca|desboca* & mared*|mareo|palid*|aire|debil
cuesta ~3 despertar & $fam
$infant ~9 aguad*|flacid*|desguanzad*|flojit*|decaid*
labios|lengua|boca & hormigue*|cosquill*|dormid* && silb*|ronchas|hinch*|pecho|aire
encontr*|halle ~2 $fam|companero|companera & gris|morad*|fri*|ties*
`;
export const helpless = `
no|sin ~2 lagrimas|panal|orina|orinado & $infant && vomit*|aguad*|calentura|diarrea|drenaje
$infant ~5 no ~1 despierta|reacciona|responde
no ~1 suda|sudaba|sudando & $fam|ardiendo|rojo|roja|caliente
no ~1 reconoce|conoce & $fam
no_sabe ~1 donde_esta|que_dia|quien_es
acostad* ~3 no ~4 aire|respirar|respira
duerme|dormir|duermo ~1 sentad* & aire|hinchad*|respira*
no ~1 puede ~0 acostarse & aire|hinchad*|respira*
sin ~2 insulina|dialisis
pasaron|perdio|falto|faltado ~3 dialisis|insulina
no ~3 puesto|inyectado ~2 insulina
insulina ~8 no ~4 puesto|inyectado
no ~2 tomado|puesto|toma|tomo|recibido ~3 $medicine & $fam|dias|desde|ayer|medicina
sin ~2 medicina|medicinas|pastillas|insulina|dialisis|oxigeno & $fam
perdio|falto|faltado|brinco|salto ~3 dialisis|insulina|tratamiento|quimio
`;
export const stroke = `
le_dio|dando|dio ~1 embolia|derrame_cerebral
cara|boca ~2 chueca|torcida|caida
durmio|dormido|entumid*|muerto ~1 brazo|pierna|lado & cara|boca|habla
cuelga|colgo|chueca ~1 cara|boca
cara|boca ~2 de_lado|ladeada & $fam
cae|cayo ~1 cara ~2 lado
$fam ~6 habla|hablando ~3 enredad*|arrastrad*|mochado
habla ~1 arrastrad*|enredad*|mochado
lengua ~2 traba|pesada & $fam|habla
`;
export const strokeLoss = `
no ~1 puede|levanta|mueve|alza ~1 levantar|mover|alzar|el|un ~1 brazo & boca|cara|habla
no ~1 puede ~0 hablar ~0 bien|claro
`;
export const pinned = `
prensad*|aplastad* & $fam|$limbs|alguien|uno
$fam|$limbs ~4 atrapad*|atorad* ~1 debajo|abajo
$limbs ~1 atrapad*|atorad*
$weight ~3 le|me|les|nos ~1 cayo|callo|vino|volteo ~0 encima|arriba
$weight ~4 cayo|callo|vino|volteo|derrumbo|desplomo ~1 encima|arriba ~0 $fam|$crew
cayo|callo|vino|derrumbo|desplomo ~2 $weight ~1 encima|arriba ~0 $fam|$crew
cayo|vino|derrumbo|desplomo ~3 $weight && $fam|$crew ~2 quedo|esta|sigue ~1 abajo|debajo|dentro
`;
export const inExhaust = `
$fam|alguien|estoy|estamos ~5 en|adentro|dentro|dormid* ~3 $car && prendid*|encendid*|andando
$car|motor ~4 prendid*|encendid*|andando && $fam|alguien ~2 adentro|dentro
`;
export const elsewhere = `
manda*|directo|entra|suena ~2 buzon & agua|arroyo|vado|creciente|inund*|tormenta
no ~1 contesta|responde|abre|abren ~2 puerta|timbre & $fam & $home-sign
toco|tocamos ~6 no ~1 contesta|responde|abre & $home-sign
encontr*|hall* ~2 $car ~9 vaci*|puertas|arroyo|vado|abajo|rio|luces
$car ~3 vaci* & arroyo|rio|vado|canal
$fam ~6 arriba|encima|subid* ~2 mesa|cama|mueble|barra|silla|refri & agua
agua ~8 rodilla*|cintura|pecho|sube|subiendo & no ~1 puede ~1 caminar|salir|moverse
no ~2 sabemos|sabe|se ~3 $fam & arroyo|vado|creciente|rio
no ~1 llega|llegan|llego|llegaron & $fam & vado|arroyo|creciente|rio
no ~1 regresa|regresan|regreso|regresaron & $fam & vado|arroyo|creciente|rio
$car ~4 vado|arroyo|rio|canal ~5 luces|prendida|prendidas & agua|bajo|hundid*
$car ~5 canal|arroyo|rio|zanja|presa && limpiadores|trompa|flotando|volteado|pitando
`;
export const farAway = `
yo|ando|estoy|vivo|estamos ~2 fuera|lejos|otra_ciudad|otro_estado|otro_lado
no_alcanzo ~2 llegar
yo ~0 ando|estoy|vivo ~0 en
`;
export const slabLeak = `
piso|suelo|loseta ~5 calient* ~4 un|lugar|parte|lado|pedazo
piso|suelo|loseta ~4 calient* & bill|recibo|medidor|corre
fuga ~3 cimiento|concreto|placa
medidor ~4 gira|corre|mueve|vueltas|camina & cerrad*|apagad*|nada
`;
export const wetLight = `
foco|lampara|luz|candil|plafon ~6 agua|gotea|escurr*|chorre*|mojad*|llen*
agua|gotea|goteando|escurr*|chorre*|sale|cae ~5 foco|lampara|candil
`;
export const inWater = `
ahog*
arrastr* & agua|corriente|rio|arroyo|creciente|canal|vado
se_lo_llevo|se_la_llevo|se_lo_lleva
atorad*|atrapad* ~4 rio|arroyo|corriente|carro|troca|vado
`;
export const wetPanel = `
$drop ~5 $panel
`;
export const panelActs = `
$panel ~6 $noise|humo|humea*|caliente
$panel ~4 suena|oye ~2 tocino|palomitas|friendo*|abejas|aceite
`;
export const backup = `
$bowl ~4 $lower & $rises
$lower ~4 $bowl & $rises
todos|todas|ambos|ambas ~2 drenajes|banos|excusados|tazas|coladeras & $rises
regres*|devolv* ~2 drenaje|aguas_negras
drenaje ~4 tapo|tapado|tapada|regres*|devolv*
$rises ~4 coladera|coladeras
$rises ~4 por ~1 $lower
`;
export const aftermath = `
agua|creciente|arroyo ~3 ya ~1 bajo
ya ~1 bajo ~2 agua|nivel|creciente
desde|despues ~4 inund*|creciente|huracan|tormenta
limpi* ~4 inund*|creciente|lodo
`;
export const smallSpill = `
volteo|tiro|cayo|derramo ~3 cubeta|balde|vaso|taza
cubeta|balde|vaso|taza ~3 volteo|tiro|cayo|derramo
$cup ~1 agua ~3 cayo|tiro|derram*|volteo|tumbo
cayo|tiro|derram*|volteo|tumbo|tire|tumbe|voltee ~3 $cup ~1 agua
tiro|derram*|volteo|tumbo ~2 agua ~3 $cup
`;
export const little = `
charquito|gotitas|goterita
toalla|toallas && trapee|trapeamos|seque|secamos|limpie|limpiamos
`;
export const behindFurniture = `
atras|detras|debajo ~2 ropero|sillon|cama|mueble|muebles|comoda|cabecera|librero|tocador
movi|movimos|moviendo|mover ~2 ropero|sillon|cama|mueble|muebles|comoda|cabecera|librero|tocador
`;
export const price = `
cuanto|cuanta ~4 cuesta|cuestan|cobran|costaria|vale
cuanto ~1 por|sale|saldria ~1 secar|limpiar|arreglar|reparar|cambiar|revisar|quitar
presupuesto|cotizacion|estimado ~2 secar|secado|restauracion
`;
export const cityMain = `
linea|tubo|tuberia|red ~0 principal|madre|maestro|municipal ~0 ciudad|calle|municipio
linea|tubo|tuberia|red ~0 ciudad|calle|municipio
hidrante
`;
export const leftRunning = `
deje|dejo|dejamos|olvido|olvidamos ^3 tina|banera|llave|regadera|agua ^3 abierta|corriendo|llenando*
deje|dejo|dejamos|olvido|olvidamos ^1 abierta|corriendo|llenando* ^3 tina|banera|llave|regadera
olvido|olvidamos ^2 cerrar|cerrarle ^3 tina|banera|llave|regadera
`;
export const schoolwork = `
$making ^4 $poster ^8 clase|escuela|sobre|alumnos|ninos|inundacion*|seguridad
estudio|estudiando|estudiamos ^4 examen|prueba|licencia|ciudadania
tarea|proyecto|trabajo ^3 escuela|clase && que ^2 se_hace|hacer|hacen|harian|debe|deben
maestra|maestro|profe|profesora ^2 pregunto|pregunta|pide|pidio|encargo ^4 que|como|tarea|trabajo
`;
export const moldCleaning = `
$cleaner && moho*|hongo*|lama
limpi*|quit*|mat*|tall* ~4 moho|hongo|hongos|lama
`;
export const gasAppliance = `
piloto ~4 apag*|mojad*|prender
agua|inund* ~3 apago ~2 piloto
boiler|calentador|calenton|estufa|secadora ~3 bajo_el_agua|inundado|inundada|sumergid*
volver_a_prender|prenderlo_otra_vez|prender_el_boiler|prender_el_calentador
`;
export const surfaceMold = `
moho|hongo|hongos|puntitos & silicon|sellador|regadera|azulejo|ventana|lechada
moho|hongo|hongos|lama ~8 tamano ~2 tortilla|moneda|mano|plato|palma|celular|tarjeta
manchita|manchitas|puntitos ~4 moho|hongo
`;
export const scald = `
quem* ~5 $burned-part|$fam && $scalding
$burned-part ~4 quem*|ampolla* && $scalding
$fam ~1 quem* && $scalding
escald* & $fam|$burned-part
`;
export const confinedSpace = `
desplomo|cayo ~1 $fam|uno|alguien|hombre|trabajador ~3 $hole && meter*|bajar|entrar|contesta|sale
$fam|alguien ~4 adentro|dentro|abajo ~3 $hole & no ~2 contesta|responde|mueve|habla|sale|sube
metio|bajo|entro|metido ~3 $hole && no ~2 contesta|responde|mueve|habla|sale|sube|salido
metio|bajo|entro|metido ~3 $hole && dejo_de ~0 contestar|hablar|moverse
va|voy|quiere|esta|anda ~4 meter*|bajar*|amarrando*|entrar ~6 $hole && no ~2 contesta|sale|responde
meter*|bajar|entrar ~1 por ~0 el|ella|ellos & $hole
$fam|$crew ~1 $hole && sin_hacer_ruido|callado|callada|no_se_oye|no_oigo|en_silencio|no_contesta
$fam|$crew ~2 metio|metieron|sigue|siguen|anda ~3 $hole && sin_hacer_ruido|callado|no_se_oye|no_oigo
se ~3 $climbs-in ~5 $pit && $gone-silent
se ~3 $climbs-in ~5 $pit && no|dejo|deja ^3 $sound-back
$fam|$crew|$man ~4 $climbs-in ~4 $pit && $gone-silent
$fam|$crew|$man ~4 $climbs-in ~4 $pit && no|dejo|deja ^3 $sound-back
metio|bajo|entro|cayo|resbalo ~4 $street-drain && no ~3 oigo|oye|contesta|responde|habla
`;
export const shutIn = `
elevador|ascensor ~5 $stopped-at && agua|lluvia|inund*
elevador|ascensor ~5 $stopped-at && alguien|gente|persona|adentro|gritan|golpe*|estoy|estamos|$fam
alguien|gente|persona|estoy|estamos|$fam ~4 atorad*|atrapad*|encerrad* ~3 elevador|ascensor
no ~3 abrir|abre ~2 puerta & agua ~3 $comes-in
agua ~3 $comes-in & no ~3 abrir|abre ~2 puerta
puerta ~3 no ~1 abre & agua ~3 $comes-in
toca|tocan|golpea*|grita*|voces ~4 elevador|ascensor
`;
export const batteryActs = `
bateria|pila ~4 caliente|truena|silba && $ev-drowned
$batt-acts ~3 $batt-thing
`;
export const inAttic = `
estan|$up-in ~2 atico|tapanco && agua ~4 segundo_piso|escaleras|arriba|ventanas|subiendo
$up-in ~2 atico|tapanco && $rise|inund*|creciente|rio|arroyo|agua
en ~1 atico|tapanco && $rise|creciente|rio|arroyo|inund* & agua|estamos|ninos|familia
`;
export const overheated = `
golpe_de_calor|insolacion|insolado|insolada
no ~1 suda|sudaba|sudando & $fam && calor|sol|caliente|luz|clima|grados|tapanco|atico
$fam ~5 $faint && $heat && sin|no ~1 clima|luz|aire
$faint ~2 $fam && $heat && sin|no ~1 clima|luz|aire
$fam ~3 caliente|ardiendo && sin|no ~1 clima|luz|aire && $heat|dias|horas
piel ~1 seca|roja|caliente && sin|no ~1 clima|luz|aire && $heat|afuera|dias|103
`;
export const givingWay = `
$sway ^1 despeg*|separ*|zafando|abriendo*|desprend*|soltando
despeg*|separ*|zafando|desprend* - la|el|las|los|una|un - $sway
$growing ~2 grieta|grietas|rajada|rajadura|cuarteadura|tierra
$sway ~3 $noise-2
$noise-2 ~3 techo|plafon|pared|viga|vigas|losa|piso & mojad*|agua|grieta*|pand*|noche
esta|estan|sigue ~1 cayendo|callendo|viniendo ~2 techo|plafon|pared|pedazos|losa
sumio|hundio|ladeo|inclino ~1 losa|casa|piso|cimiento && no ~1 cierra|cierran|abre|abren
losa|casa|cimiento ~2 sumio|hundio|ladeo|inclino && no ~1 cierra|cierran|abre|abren
techo|porche|balcon ~3 sostiene|detiene|cuelga ~3 un|poste|clavo|hilo
truenan|tronando|crujen ~2 polines|vigas|morillos
barda|pared|muro|losa ~5 movio|mueve|recorrio|ladeo ~1 otra_vez|mas|hoy
`;
export const liveInWater = `
$powered ~4 $cordy && $soaked
refri|refrigerador|congelador|lavadora ~3 flotando|flota & $powered
`;
export const climbNearLine = `
$climb-on ~6 debajo|abajo|junto|cerca|pegad*|tocando ~2 $wire-up ~1 luz|alta_tension|vivos|corriente
$climb-on && $wire-up ~6 bajo|bajos|bajito*|cerca|cerquita|arriba|encima|pegad*
`;

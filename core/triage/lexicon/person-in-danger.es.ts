export const words = `
oxygen: oxigeno concentrador respirador maquina_para_respirar maquina_de_respirar
runs-out: rojo roja acaba acabo acabando pitando vacio apago descargo fallo
agua: canal zanja acequia presa agua escalera* cabeza pozo arroyo rio no sangr* piso
child: nino nina ninos hijo hija hijos nieto nieta bebe
estamos: estamo estamos estoy quedo quedamos quedaron siguen sigue quede estan
podemos: podemos puedo puede pueden alcanzo alcanza
luz: refri manija regadera lavabo puerta metal luz electric* agua lavadora enchufe llave contacto
mama: mama papa papas padres mami papi abuela abuelita nadie
who: ella esposo esposa hijo hija nino nina mama papa hermano hermana vecino vecina abuela
who: abuelo abuelita abuelito bebe senor senora hombre mujer muchacho muchacha suegra suegro tia
who: tio
who: persona alguien estamos estoy trabajador plomero cunado cunada primo prima compadre sobrino
who: sobrina nieto nieta amigo amiga familia gente muchachos ninos ninas
wife: hermanito hermanita hermanitos mijo mija chamaco chamaca
wife: esposo esposa hijo hija nino nina mama papa hermano hermana vecino vecina abuela abuelo bebe
wife: abuelita abuelito
toque: cosquilleo cosquilleos toke tokes toque toques toquecito
toque: corrientazo calambrazo calambrazos calambre calambres descarga descargas chispazo corriente
dio: pasa pasan pasaba avienta agarro agarra dio da dan
dio: daba dieron pego pega peg dando aventaba avento paso
place: casa carro troca cuarto techo azotea atico agua bano sotano corriente vado arroyo rio piso
place: segundo adentro lodo escombro elevador camioneta
kin: hermanito hermanita hermanitos mijo mija chamaco chamaca
kin: esposo esposa hijo hija nino nina ninos mama papa hermano hermana abuela abuelo abuelita
kin: abuelito bebe marido mujer suegra suegro tia tio
car: carro troca camioneta coche auto
part: pie pies pierna piernas mano manos dedo dedos brazo brazos cuerpo piel
prickle: hormigue* cosquille* toque toques toquecito* calambre calambres corrientazo
wet-place: piso agua charco mojad* llave regadera tina lavabo fregadero lavadora refri suelo
cabeza: cabeza pierna brazo espalda cuello cadera mano pie costilla tobillo rodilla cara
wet-metal: poste alberca bomba extension cerca reja motor manguera cable tubo escalera barandal
fallen-thing: andamio jacal jacalito barda tejaban cobertizo bodega pared techo porche terraza muro
fallen-thing: zanja troja galera cochera cuartito
came-down: cayo callo derrumbo desplomo vino_abajo vinieron_abajo
whom: senor senora trabajador trabajadores muchacho muchachos albanil cunado apa ama uno
`;

export const phrases = `
$oxygen ~4 $runs-out & luz|tanque|agua|horas|hora|minutos|tormenta
no|apenas|casi_no|ni ~1 respira|reacciona|despierta|contesta_ni|mueve|despierto|respiraba
no ~1 puede|puedo ~1 respirar|moverse|levantarse|pararse
no_se ~1 levanta|puede_levantar|puede_parar|para & $who|abuela|grandma|she|he
inconsciente|desmay*|sin_conocimiento|perdio_el_conocimiento|sin_sentido|convulsion*|convulsiona*
sangra|sangrando|sangre ~3 mucha|mucho|cabeza|pierna|brazo|mano
herid*|lastim*|golpead*|quemad* & $who
golpeo|pego|abrio|corto|rompio|quebro|fracturo|partio|lastimo ~2 $cabeza
cayo|callo|caido|resbalo|resbale|cayeron ~3 $who & $agua
$who ~3 cayo|resbalo|callo & agua|escalera*|cabeza|pozo|arroyo|rio
$who ~3 cayo|resbalo|callo & canal|zanja|acequia|presa|levanta|despierta|mueve
cayo|callo|resbalo|resbale ~6 no ~1 puede|puedo ~1 parar|pararse|pararme|levantar*|mover|caminar
hipotermia
tiembl* ~3 frio & empapad*|mojad*
se ~1 ahog*|ahogo|ahogando
$who ~4 ahog*
atrapad*|prensad*|aplastad*|encerrad* & $who
$estamos ~2 atrapad*|atorad*|prensad*|encerrad*|enserrad*
quedo|quedaron ~4 adentro|dentro|debajo ~2 carro|casa|troca|cuarto|techo|camioneta|agua
no ~1 $podemos ~1 salir|salirme|salirnos|salirse & agua|casa|cuarto|carro
no ~1 podemos|puedo|puede|pueden ~1 sacar* ~2 $wife
se|lo|la|los ~1 llevo|arrastro|arrastra|llevando ~2 agua|corriente|rio|arroyo|creciente
no ~1 encuentro|encontramos|aparece ~0 $wife
$wife ~0 no ~1 aparece
cayo ~2 encima|arriba ~3 $who|me|le|nos
ataque_al_corazon|infarto|dolor_de_pecho|ocupo_ambulancia|necesito_ambulancia|una_ambulancia
$child ~4 solito|solita|solitos|solo_en|sola_en|solos_en
nos|me|tiene|tienen ~1 atrapad*
$estamos|quedamos ~3 techo|azotea|atico & ayuda|inund*|rescat*|ventana*|sube|subiendo|ninos
gente|personas|familia ~3 carro|troca|camioneta & arroyo|rio|canal|corriente|vado
alguien|senor|senora|ninos ~3 carro|troca|camioneta & arroyo|rio|canal|corriente|vado
gritando|gritan & carro|agua|auxilio|ayuda|puede_salir
$who ~4 quedo|sigue|esta ~3 casa|cuarto|carro & pecho|cuello|cintura
agua ~1 cuello|pecho & nos|me
agua ~1 nos|me|le|les ~2 cuello|pecho|cintura
$who|le|me|nos ~2 cayo|callo ~3 encima
creciente & no ~1 podemos|puedo ~1 salir
$car ~6 corriente|agua|inund*|arroyo|rio|vado & estoy_adentro|estamos_adentro|nosotros_adentro
no ~1 $podemos ~1 abrir ~2 puerta & agua & adentro|salir
subimos|subieron ~2 tapanco|atico|azotea|techo & subiendo|ayud*|rescat*
nose ~0 mueve|levanta|despierta
$kin ~2 no ~0 contesta|contestan
cayo|caido|callo ~5 no ~0 contesta|habla
$kin|mami|papi ~2 cayo|callo && no ~1 habla|abla|contesta
alguien|vecino|vecina|gente|$kin ~2 sigue|siguen ~1 adentro|dentro
somos ~2 techo|azotea|tapanco & agua|sube|subiendo
estoy|estamos ~0 en|dentro|adentro ~1 $car & sube|subiendo|inund*|corriente|entra|entrando
rodead* ~1 agua
duele* ~1 pecho
$kin|bebe|senor|senora ~2 no ~0 responde|responden
metio|bajo|entro ~2 debajo|sotano|agua && no_responde
no_la_encontramos|no_lo_encontramos & $kin
no ~0 siento ~1 piernas|brazos
oxigeno|dialisis & fue|acaba|apago ~1 luz|tanque|maquina
tomo|trago ~1 cloro|limpiador
me_esta_pegando
amenaz* ~3 pistola|cuchillo|matar|matarme|matarnos|matarla|matarlo
$estamos ~1 arriba ~0 techo|azotea
no ~0 hayamos|hallamos|hayo|hallo ~1 $kin
llevo ~1 $car
estamos ~1 arriba ~1 mesa|cama & agua
estamos|estoy ~1 en ~1 techo|azotea
$estamos ~1 arriba ~1 $car
necesit*|ocup*|manden ~1 lancha|bote
no ~0 podemos|puedo ~0 salir
auxilio|ayudenme|ayudennos
$kin ~2 metio|metieron ~1 agua & no
no_para_de_sangrar|no_deja_de_sangrar
$kin|bebe ~1 morado|morada|morados
$kin ~2 cayo|callo ~1 alberca|canal|pila
pego|pegado|pegada ~1 corriente
metio|toco|agarro & quedo ~0 pegad*
ya_no ~1 oye|oigo|oimos
corriente|agua|rio|arroyo|creciente ~3 arrastro|arrastra|llevo ~1 $who|$kin
nos_subimos ~1 techo|azotea|tapanco
no ~0 contesta|responde ~1 $kin
$kin|el|ella ~1 bajo|entro|metio|subio ~7 no ~1 contesta|responde|regresa|sale|sube
$car ~2 apago|atoro|quedo|paro ~2 agua|arroyo|vado|corriente|creciente
apago|atoro|quedo|paro|descompuso ~1 $car ~2 agua|arroyo|vado|corriente|creciente
atorad*|atascad* ~1 $kin
labios ~1 morados|azules
$kin ~2 temblando|confundid*
necesit*|ocup* ~2 rescat*|rescaten
no ~0 puedo|podemos ~1 llegar ~1 el|ella|ellos
agua ~3 lleg* ~2 cama & mama|papa|abuel*|camina
grit* ~2 saquen|auxilio|ayuda
ataque ~1 asma
ya_no ~0 responde|despierta|respira
fiebre|calentura|temperatura & no_sabe ~1 ni_donde|donde|ni_quien|quien
$kin ~1 bajo|entro|metio|subio ~9 no ~1 dice|hace ~1 nada|ruido
no ~0 siente ~1 piernas|brazos|manos
$oxygen ~6 $runs-out && pila|bateria|luz|alarma
oxigeno && queda|quedan|acaba*|ultimo ~2 tanque|tanques|tanquecito
$fallen-thing && $came-down & $kin|$whom ~1 debajo
vino_abajo|vinieron_abajo|derrumbo|desplomo ~6 $kin|$whom ~1 adentro|debajo|dentro
polin|viga|barda|tabla|poste|bloque ~2 encima|arriba|sobre ~2 pecho|piernas|pierna|espalda
$fallen-thing && $came-down && el|ella ~0 esta|quedo|sigue ~0 adentro|debajo
`;

/** Someone who felt the current: a person in danger and water near electricity at once. */
export const shock = `
cosquill*|hormigue*|picotazo* ~8 $live-metal
$live-metal ~6 cosquill*|hormigue*|picotazo*
siento|siente|senti|sintio|sentimos ~2 $prickle & $wet-place
me|le|les|nos|te|se ~1 $dio ~3 $toque
$dio|senti|siento|sintio|agarro|recibio ~2 $toque & $luz
$dio ~1 toques|toque|corrientazo|calambre|calambrazo
da|dan ~1 toques|toque|corriente
electrocut*
recibi|recibio|recibieron ~1 descarga|toque
hormigueo|entumid* ~4 mano|brazo|dedos & agua|apagador|llave|lavadora|luz|enchufe
quedo|quedaron|esta ~1 pegad* ~3 lavadora|cable|cerca|refri|refrigerador|poste|alambre|maquina|luz
le|me|lo ~1 pego|agarro ~0 luz
no ~1 suelta|puede_soltar|se_suelta & corriente|cable|luz|lavadora|alambre
dientes|codo|rodilla|quijada|lengua ~3 zumb*|hormigue*|cosquill* & $luz|$wet-place|secadora
$luz|secadora|lavadora && zumbaron|zumbo|zumban ~1 dientes|codo|quijada|lengua
mano|manos|dedos|brazo ~2 negra|negros|negro|quemada|quemados & breakers|contacto|cable|enchufe
secadora|lavadora|refri|estufa|llave|regadera ~3 mordio|muerde|mordiendo|patea|pateo
toco|agarro|metio|piso ~4 $wet-metal && quedo ~1 temblando|tieso|tiesa|pegado|pegada|trabado
no ~1 puede ~1 soltar*|despegar* & $wet-metal|agua
no ~1 suelta|suelto|despega & $wet-metal && tiembl*|pegado|pegada|tieso
`;

/** People who cannot be reached: in danger where a flood is too. */
export const unreached = `
$kin|vecino|vecina ~3 no ~0 contesta|contestan
no ~0 contesta|contestan ~1 $kin|vecino|vecina
`;

export const childAlone = `
solo|sola|solos|solas|solito|solita|solitos
$mama ~3 no|esta|trabajo|trabajando|salio|fue|fueron
no_hay_nadie|no_hay_adultos|ningun_adulto
`;

export const not = `
si ~2 va|fuera|cortan|corta|acaba ~1 luz|electricidad
ultimos|finales - toques
toque|toques ~2 pintura|pared|final|finales|brocha|yeso|mancha|acabado|barniz
casi ^4 infarto
andamio|andamios|escalera|antena ^2 pegad*
ahogo - la - planta|sabila|mata
ahog* ~0 deudas|trabajo|papeles|cuentas|gastos|problemas|pendientes|tramites
ahog* ~0 vaso ~0 agua
toques ~1 finales
boca|cara ~1 llave|manguera|tubo|drenaje|regadera
cayo_de_risa
primeros_auxilios
a_que_edad ~6 solo|sola|solos
atrapad*|atorad* ~2 trafico|trabajo|permiso|aseguranza
atrapad*|atorad* ~0 seguro
quebro|lastimo|fracturo ~4 ano_pasado|mes_pasado
quebro|lastimo|fracturo ~4 hace ~1 anos|meses
infarto ~1 hace ~1 anos
ahogo_el_celular|carro_se_ahogo
contesta* ~3 telefono|llamada|llamadas|mensaje|mensajes|celular|puerta
no_puedo_salir ~1 hasta|temprano
arbol|rama|cerca|barda ~0 vecin*
atrapad*|atorad* ~0 entre ~0 seguro|aseguranza
agua - atrapada
ahog* ~1 plantas|matas|jardin|pasto|zacate
`;

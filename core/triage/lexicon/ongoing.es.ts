export const words = `
atorada: atorada trabada rota barrida oxidada pegada quebrada no_cierra no_sirve no_jala
atorada: enterrada
leak: gotea*
again: otra_vez de_nuevo
still: stil todavia aun sigue* seguimos
leak-2: saliendo sale* cayendo cae goteando gotea subiendo sube entrando entra lloviendo llueve
leak-2: corriendo tirando brotando chorreando escurriendo metiendo bajando regresando
leak-2: aventando avienta botando echando_agua
keep: sin
leak-3: parar saliendo
stop: parar cierra* cerrar sirve jala encuentro paramos deja dejo apagar
shutoff: llave
stuck: atorada trabada barrida oxidada pegada
rising: subiendo creciendo
fast: rapido cada
water: agua nivel
rising-2: subiendo
and: y
rising-3: subiendo
right-now: ahorita ahora_mismo en_este_momento
rolling: sale saliendo cae cayendo entra entrando agua gotea* lloviendo brota* metiendo
para: para cierra sirve deja jala encuentro podemos puedo paro
salir: salir cerrar llave apagar agua cierra parar paso gotear de
raining: lloviendo
now: ahorita
spin: moving gira corre
drip: come
agua: agua sale gotea cae cubeta tira
bowl: cubeta balde bandeja olla toalla
catch: debajo juntar llena llenando
catch-2: llenando vaciando
drip-2: cubeta agua
find: encuentro encontramos donde
shutoff-2: llave
are: empezo agua
leaking: saliendo goteando entrando tirando escurriendo filtrando chorreando brotando rebosando
leaking: derramando metiendo regresando llenando subiendo aventando botando echando_agua
leaking-2: goteando saliendo cayendo chorreando escurriendo filtrando
through-2: desde por
cae: cae cayendo caen sale saliendo entra entrando sube subiendo escurre brota
drips: sale* tira avienta bota entra mete escurre filtra brota gotera goterita comes
from: por desde cada agua diario
bill: recibo
jumped: subio
sound: hear* oigo escuch* oye
water-2: agua corriendo
leak-4: gotera fuga
drip-3: gote*
leaking-3: goteando tirando saliendo fugando gotea cayendo
garage: moving
where: donde
coming: viene
where-2: donde
coming-2: viene sale
smoke: humo
coming-3: saliendo
off: llave
water-3: agua
off-2: apagada cortada cerrada
was: estaba
leaking-4: goteando
rain: lluvia
quit: paro
plumber: plomero
fixed-2: arreglo reparo cambio
quit-2: dejo paro ceso
rising-4: subir gotear salir llover tirar crecer
`;

export const surely = `
esta|estan|sigue|siguen ~0 desbord*|rebos*|rebals*
sigue_saliendo|sigue_cayendo|no_para
esta_lloviendo
cada ~3 vez|minuto|rato & $agua
chorreando|brotando
medidor ~4 mueve|gira|corre|camina|vueltas
`;

export const maybe = `
cae|cayendo|caiga ~2 agua
agua ~3 cae|cayendo
liqueando|liquea|liqueo
gotera|fuga ~0 lenta|constante|continua
no ~1 arregla|arreglan|compone|componen ~2 gotera|fuga|tubo
llueve|lloviendo ~2 en ~1 sala|cuarto|cocina|recamara|casa
gotea|goteando
agua|gota|chorro ~4 $cae
`;

export const not = `
llenando|llena|llenandose ~3 humo
cuanto ~1 sale|saldria
nariz|mocos ^3 escurr*|chorre*|gote*|sale|saliendo|corre
escurr*|chorre*|gote* ^2 nariz|mocos
sangr* ~4 no ~1 para|deja|paraba
cayo|callo|resbalo|resbale ~6 no ~1 puede ~1 parar
parar|para|paro ~0 de ~0 toser|llorar|vomitar|temblar|sangrar|gritar
`;

export const stopped = `
ya ~1 esta ~0 seco|seca
paro|paramos|ya_paro|dejo_de_salir|dejo_de_llover|se_detuvo
cerre|cerraron|cerramos|cerro|cerrad*|cierro|apague|apagamos|cortamos|corte|cortaron|arreglaron
arregle|arreglo|reparo|repararon|limpie|clausure|taparon|cambiaron|reparamos|arreglamos
ya - bajo
destape|destapamos|destaparon|destapo|destapado
se_seco|ya_seco|secamos
trapee|trapie|trapeado|trapiado|trapeamos|trapiamos|trapeo|seque|secado
recogi|recogimos|saque|sacamos ~2 agua
cay*|tir*|derram* ~3 cubeta|balde|vaso|garrafon|jarra|botella|florero|olla
fuga|gotera ~0 vieja|antigua
`;

export const ended = `
`;

/** It runs and nobody can stop it. */
export const uncontrolled = `
no ~2 puedo|podemos|puede|pude|pudimos|se_puede ~2 cerrar|parar|cortar|apagar|detener
no ~1 la|lo|le ~1 puedo|podemos|puede ~1 parar|cerrar|cortar|detener
no ~1 encuentro|encontramos|hallo|sabemos ~3 llave|valvula|medidor|llave_de_paso
llave|valvula ~4 $atorada
no ~1 cierra|sirve|jala ~1 llave|valvula|paso
no ~1 para|deja|paraba|cesa ~2 salir|agua|tirar|caer|gotear|echar
no_para|sin_parar|sin_control
no ~1 hallo|encuentro|se ~1 como|donde ~1 cerrar*|apagar*|parar*|cortar*
`;

export const dried = `
ya ~2 seco|seca|secos|secas
seque|secamos|trapee|trapeamos|trapie|limpie
todo ~1 seco
`;

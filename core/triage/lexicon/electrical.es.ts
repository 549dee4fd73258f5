export const words = `
maquina: tele television pantalla microondas tostador medidor computadora plancha
maquina: calentador boiler boyler lavadora secadora refri refrigerador congelador fornes calefaccion
buzz-2: zumba* zumbido
light: agua
breaker: pastilla interruptor
blew: trip* pop* bota boto salta brinca bajo saltando
light-2: luces
flicker: parpade*
fan: light luz luces abanico abanicos
fill: agua gotea* gote*
power: corriente electricidad
still: sigue esta
on: conectada prendida encendida
water: agua
still-2: todavia
plugged: enchufad* conectad*
plugged-2: enchufado conectado
pelad: pelad* mojad* agua colgando caid* quemad* expuest*
freezer: congelador refrigerador
running: prendido conectado
freezer-2: refrigerador
running-2: conectado prendido
water-2: agua
over: cubre cubrio llego dentro arriba alcanzo cerca
panel: caja olor corto
breakers: luz fusibles electric* pastillas luces
burning: quemad*
smell-2: huele olor
burning-2: quemad* humo
smoke: humo
water-3: agua mojad*
energized-2: energizado energizada
breaker-2: pastilla
spin: moving
`;

export const current = `
toque*|corrient*|calambr*|descarg*|hormig*|cosquill*|luz*
`;

export const phrases = `
cae|cayendo|sale|saliendo|gotea|goteando|escurre|entra|mete ~4 $outlet|foco|luz|lampara
fue|va|corto|apago ~1 luz ~4 media|parte|cuarto|cocina|sala|casa & $wet
caja ~3 luz|brekers|breakers|breker|fusibles|pastillas & $wet|junto|cerca
brekers|breker|brequer ~4 botan|boto|salto|brinco|mojad*|agua
$maquina|heater ~4 bajo|abajo|debajo|dentro|adentro|sumergid*|parad* ~2 agua|water
dio|da|dan|daba|siento|pega ~1 toque|toquecito*|corrientazo|chispazo
enchufad* & agua|mojad*
agua ~0 tiene|trae ~0 corriente|electricidad|luz
fusibles|fusible|pastillas ~3 botan|bota|brincan|saltan|truenan
humo & luz|breakers|caja
chispa|chispas|chispaso|chispasos|chispazo|chispeando|chispea|chisporrotea*
calambre|descarga
cable|alambre & $pelad
cortocircuito|circuito
hizo|hace|haciendo|hubo|hay|tuvo|tiene|un ~1 corto
corriente ~1 en ~1 agua
llave|fregadero|regadera|tina|lavabo|refri ~2 tiene|trae ~0 corriente
parpadea|parpadean ~1 luz|luces|foco|focos
truena|truenan ~1 contacto|enchufe|apagador|foco
caja ~1 mojada
apagador|contacto|enchufe|foco ~1 caliente
sube_y_baja & luz
medidor ~2 zumba|zumbando|ruido
senti|siento ~0 corriente
no ~2 sube|subir|queda ~1 breaker|breker|pastilla
no ~0 deja|dejan|para ~1 chispear|chispas|salir_chispas
$maquina ~4 agua_alrededor|sigue_conectad*|sigue_conectada
no ~2 apagado ~1 luz & agua
medidor ~1 luz & $wet
bateria ~1 solar & $wet
extension|multicontacto|regleta ~3 charco|agua|empapad*
conectad* ~2 tirad*|caid* ~2 agua|charco
perro|perrito|gato && chilla|brinca|aulla & mojado|mojada|charco|metal
`;

export const not = `
ultimos|finales - toques
toque|toques ~2 pintura|pared|final|finales|brocha|yeso|mancha|acabado|barniz
echa|echaban|echando - chispas ^0 viejitos|viejito|jefe|suegra|vecina
es - una - chispa
color - humo
humo ^9 carnita|carnitas|asada|parrilla|barbacoa
electricista ^4 bajo|corto|reviso|apago ^3 circuito|circuitos|luz|corriente
toques ~1 finales
electricista|electricistas
humo ~3 asada|asador|carne
pago|recibo ~1 luz
contacto ~0 plomero|seguro|agente
puse|pusimos|prendi|prendimos|compre|con ~2 ventilador|ventiladores|abanico|abanicos
deje|dejamos|dejo|pusieron|compramos ~2 ventilador|ventiladores|abanico|abanicos
abanico|ventilador|deshumidificador|abanicos|ventiladores ~3 prendid*|conectad*
tomo|tome|tomaba|trago ~3 pastillas|pastilla
`;

export const words = `
casa: casa casita departamento apartamento traila trailer cuarto cocina garaje cochera atico
casa: sotano pared paredes techo caja enchufe contacto apagador estufa horno secadora calentador
casa: pasillo medidor refri tele lavaplatos bodega oficina
casa: microondas sillon colchon cortina* cable* lavadora refrigerador bateria cargador extension
`;

export const phrases = `
esta|estan|estas ~2 quemando|ardiendo
se ~1 esta|estan ~1 quemando|incendiando
$casa ~2 quemando|ardiendo|incendiando
$casa ~2 en_llamas
en ~0 llamas
incendio ~3 $casa
hay ~1 fuego|lumbre|incendio|llamas|humo
se ~1 quema|incendia ~2 $casa
$casa ~1 se ~1 quema|incendia
echa|echando ~1 humo
brillo|resplandor|brasas ~3 atico|tapanco|pared|techo|plafon
fuego|lumbre ~2 en ~2 $casa
sale*|saliendo|veo ~2 fuego|llamas
sale*|saliendo|veo ~2 humo ~3 $casa
$casa ~2 llen* ~1 humo
agarr*|prendi* ~1 fuego|lumbre ~3 $casa
se ~0 incendio ~2 $casa
se_prendio|se_incendio ~2 $casa
huele ~2 humo ~3 caja|enchufe|contacto|pared|techo|cables
veo|vemos|saca|sacando|sale|suelta|tira ~1 humo
humea|humeando|humeante
sale|sigue ~1 lumbre
volvio ~1 prender
humito
flama|flamita|flamitas|llamita|llamitas|lumbrita|fueguito
una - llama ~6 contacto|foco|pared|cable|techo|enchufe|caja
se_quema
huele ~1 lumbre
humo ~0 negro|blanco|gris
mucho|hay ~0 umo
prendio ~1 colchon|cochon|sillon|cortina
mucho ~0 humo
llamas ~1 en
no ~0 deja|dejan|para ~1 salir ~1 humo
agarro|agarra|agarrando|pesco ~1 fuego|lumbre
$casa ~1 se ~0 incendio
llen* ~2 humo
echa|echar|echando|avienta|aventando ~1 lumbre|llamas|fuego
no ~1 apaga ~1 fuego|lumbre|incendio
prendiendo ~2 atico|techo|pared|cocina|cuarto & otra_vez|sigue|vuelve
`;

/** Whole texts that cry out. */
export const cries = `
fuego|lumbre|incendio|humo
`;

export const not = `
flama|flamita|llamita ~3 piloto|boiler|estufa|calentador|vela
echando - lumbre - porque
mucho - humo - y - poca
hace ~1 anos ~3 incendio
incendio ~3 hace ~1 anos
humo ~3 asada|asador|carne
mancha*|dano* ~2 humo
sol ~3 quemando
`;

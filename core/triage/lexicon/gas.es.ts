export const words = `
gas-fed: estufa secadora boiler calentador calenton
regulator: regulador
knock: rompio roto zafo
atmos: compania_de_gas
leak: fuga
hose: manguera tubo
hiss: silb* chifl* fuga*
linea: linea tubo tuberia manguera llave medidor conexion regulador
gas: propano butano
psst: peg* golp* romp* rot* pic* perfor* dan* cort* troz* zaf* saf* quebr* suelt* solto silb*
psst: chifl* doblo doblad*
ng: combustible
psst-2: chifl* silb* sisea*
stove: secadora estufa calentador medidor regulador horno
blew: apago apagado
burner: cooktop hornilla quemador perilla
on: abiert*
unlit: flama lumbre
gas-3: cocina estufa calentador
gas-4: propano
leak-2: fuga*
line: tuberia manguera
leak-3: roto
gas-5: propano butano
propane: propano butano
rotten: podrido
egg: huevo
sulfur: azufre
fuga: fuga escape escapa tira tirando pierde fuguita
fuga-2: fuga fugando escapando saliendo tirando chiflando silbando
hiss-2: silbido silba chifla
gas-6: tanque estufa cilindro
gas-7: propano butano
flot: flot* arrastr* volte* chifl* silb* fuga* tira tirando zaf* suelt* golpe* agua
propane-2: propano
tank: tanque cilindro
float: chifl* silb* arrastr* flot* volte*
out: apago apagado
gasoline: gasolina
going: suena
`;

export const phrases = `
fuga|escape|escapa|pierde|tira ~2 gaz|gass
huele|guele|hule|uele|olor|apesta ~3 gas|gaz|propano|huevo
escapa|escapando|sale|saliendo|tirando ~2 gas|gaz
gas|gaz ~1 liqueando|fugando|liquea
liqueando|fugando|liquea ~1 gas|gaz
$smell ~3 huevo*|eggy
huevo ~1 podrido
estufa|boiler|calenton|tanque & apesta|huele & silb*|chifl*|suena|shh*|psst*
detector|alarma ~1 gas ~2 suena|sonando|pita|pitando|calla
volteo|voltio|volcado ~1 cilindro|tanque
medidor ~1 gas & agua|sumergid*
creo_que_es_gas|si_es_gas
manguera|perilla ~2 estufa & huele
no ~3 gas & sigue|siguen|todavia ~2 silb*|chifl*
estufa|boiler|calentador|calenton|secadora ~9 huele ~3 raro|feo|zorrillo|podrido|azufre
$gas-fed && dobl*|pegue|golpe*|corte|corto & tubo && chifl*|silb*
`;

export const not = `
huele ^1 huevo ^3 agua - caliente
recibo ~1 gas
fuga - de - agua
piloto ~5 prendi|encendi|prendio
tetera|olla ~3 chifl*|silb*
`;

/** What no trap takes away. */
export const surely = `
`;

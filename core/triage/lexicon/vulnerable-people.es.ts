export const words = `
kids: ninos hijos
are: tienen son
sick: enferm* delicad*
kid: esposa esposo hijo hija nino
ninos: ninos ninas hijos hijas nietos nietas
kids-2: ninos
small: chiquito pequeno
kid-2: nino
walker: andador baston
uses: con
mold: son hijo hija
`;

export const phrases = `
usa|uso|usan|trae|necesita|con ~1 andador|baston|oxigeno|muletas|sonda|respirador|tanque_de_oxigeno
tengo ~0 =5|=6|=7|=8|=9|=10|=11|=12 ~0 anos|anitos
littles|nenes|peques|chamaquit*|huerquit*|criaturit*|recien_nasid*|mellizas|infante
lactante
mi|mis|el|los|las|la|nuestro|nuestros|tengo|con - chiquit*
muletas|andadera|hoyer|=o2|oxigen|oxigeno|nasal_cannula|sordo|sorda|ciego|ciega|quadraplegic
postrada|cama_de_hospital
hemofili*|quimioterapias|paralisis|radiacion|asmaticos|marcapasos
gemelos|gemelas|mellizos|nino_chiquito|lactando
bebe|recien_nacido|recien_nacida|cuna
amamanta*
ninos|ninas|hijos ~1 chiquitos|pequenos|chicos
embaraz*|encinta
abuel*|bisabuel*|nana|ancian*
tercera_edad
asma|asmatic*|enfisema|bronquitis|inhalador|nebuliz*|neumonia|pulmon
problemas ~2 respirar|respiratorios
quimio|quimioterapia|leucemia|radioterapia
trasplant*|inmun*|sida
oxigeno|concentrator|concentrador
dialisis
discapacit*|silla_de_ruedas|silla_ruedas|encamad*|postrad*|paralitic*
demencia|cirugia|operad*
derrame ~1 cerebral
guarderia|asilo
enferm* ~2 corazon|cronic*|pulm*|rinon*
`;

export const not = `
`;

export const words = `
home: casa departamento apartamento traila lugar moho humedad gotera goteras olor ruido vecinos
`;
export const phrases = `
me|se ~1 quiero|quiere|voy|va ~1 matar
quitarme|quitarse|quitar ~1 la ~0 vida
no ~0 quiero|quiere|quisiera ~1 vivir|viviendo
quiero|quiere|quisiera ~1 morir|morirme|morirse|matarme|matarse
quiero|quiere|quisiera ~1 todo ~2 acabe|termine
no ~1 vale ~1 la_pena ~1 vivir
hacerme|hacerse ~0 dano
mejor ~1 me ~0 muero
no ~1 aguanto ~1 vivir|la_vida
estarian|estaria|estaran|viven|vivirian|serian ~3 mejor ~0 sin_mi
mejor ~1 si ~1 yo|me ~1 no_estuviera|muriera|desaparezco|desapareciera
tomo|trago ~2 pastillas|frasco && para_que|ya_no|despedi*|adios|no_vale
estar|estaria|estaran|estarian|queda|quedan|quedaria|vive|viven|vivirian ~1 mejor ~9 que ~0 conmigo
estar|estan|estarian|estaran ~1 mejor ~1 sin_mi
valgo ~1 mas ~1 muerto|muerta
seguro_de_vida && canse|harte|cansado|cansada|ya_no_puedo ~3 todo|vivir|vida|inundacion|agua
creciente|arroyo|rio|agua|inundacion & acabe|termine ~1 conmigo
`;
export const not = `
sin_mi ~0 alfombra|carpeta|sofa|muebles|casa|casero|vecino|seguro|aseguranza
vivir|viviendo ~0 aqui|ahi|alla|cerca
vivir|viviendo ~0 en|con ~2 $home
`;

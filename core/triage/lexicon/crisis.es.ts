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
`;
export const not = `
sin_mi ~0 alfombra|carpeta|sofa|muebles|casa|casero|vecino|seguro|aseguranza
vivir|viviendo ~0 aqui|ahi|alla|cerca
vivir|viviendo ~0 en|con ~2 $home
`;

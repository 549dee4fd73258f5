export const words = `
home: casa departamento apartamento traila lugar moho humedad gotera goteras olor ruido vecinos
`;
export const phrases = `
me|se ~1 quiero|quiere|voy|va ~1 matar
quitarme|quitarse|quitar ~1 la ~0 vida
no ~0 quiero|quiere|quisiera ~1 vivir|viviendo
quiero|quiere|quisiera ~1 morir|morirme|morirse|matarme|matarse
no ~1 vale ~1 la_pena ~1 vivir
hacerme|hacerse ~0 dano
mejor ~1 me ~0 muero
no ~1 aguanto ~1 vivir|la_vida
`;
export const not = `
vivir|viviendo ~0 aqui|ahi|alla|cerca
vivir|viviendo ~0 en|con ~2 $home
`;

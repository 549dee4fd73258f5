export const words = '';
export const phrases = `
me|se ~1 quiero|quiere|voy|va ~1 matar
quitarme|quitarse|quitar ~1 la ~0 vida
ya ~0 no ~0 quiero ~0 vivir
quiero|quisiera ~0 morir|morirme
no ~1 vale ~1 la_pena ~1 vivir
hacerme|hacerse ~0 dano
amenaz* ~3 pistola|cuchillo|matar
`;
export const not = '';

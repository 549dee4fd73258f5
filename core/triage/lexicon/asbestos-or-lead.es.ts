export const words = `
glue: pegamento adhesivo chapopote brea goma mastique
negro: negra
paint: pintura techo casa
paint-2: pintura
lead: plomo
popcorn: palomitas texturizado
ceiling-2: techo
paint-3: safe
old: viejo vieja
linoleum: linoleo
chip: pelando
`;

export const phrases = `
nueve_pulgadas|nueve_por_nueve
asbest*|acm|acbm|pacm|amianto
transite
pintura ~2 plomo
plomo
`;

export const material = `
mosaico|azulejo|loza|linoleo|plafon|tablaroca|pegamento|loseta|lij*|raspa*|tumba*|quebr*|pica*
martill*|demol*|chisel*|bust*|descarap*
techo|piso|pintura|loseta|yeso
raspar|tumbar|quitar|lijar|arranc*|romper|rompiendo|quitando
`;

export const words = `
line: cable cables alambre alambres
caido: caid* cayo callo cayeron tirad* tumbo tumbad* colgando colgad* cuelg* revent* suelto sueltos
caido: trono tronaron rompio quebro quebrad* zafo zafaron abajo
afuera: calle patio poste carro troca cerca jardin yarda enfrente afuera charco banqueta arbol
afuera: barda camino carretera vecino entrada arroyo porche techo yarda
`;

export const phrases = `
alambre|cable ~1 luz|alta_tension ~3 chicoteando|cerca|tocando
cables|alambres ~1 en ~1 agua|charco & calle|patio|yarda
cable|cables|alambre|alambres|linea|lineas ~2 luz|electric*|corriente|alta_tension & $caido
$caido ~3 cable|cables|alambre|alambres|linea|lineas ~2 luz|electric*|corriente|alta_tension
cable|cables|alambre|alambres ~4 $caido & $afuera|agua|inundad*
$caido ~2 cable|cables|alambre|alambres & $afuera|agua|inundad*
poste|postes|transformador ~4 $caido|cayendo|ladead*|ladeando|recargad*
alambre|cable ~2 luz & piso|suelo|agua & yarda|calle|patio
$caido ~2 poste|postes|transformador
cable|alambre|cables ~3 vivo|vivos|chispea*|chispas|echando & $afuera|agua
cable|cables|alambre ~2 atravesad* ~4 $afuera

`;

export const not = `
`;

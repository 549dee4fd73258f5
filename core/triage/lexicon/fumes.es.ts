export const words = `
acid: amoniaco pinol acido muriatico vinagre limpiador limpiadores sosa destapacanos ajax fabuloso
acid: quitasarro sarricida windex
hurt-breath: tos toser ard* resp* mare* ojos garganta ahog* pica pican
poison: anticongelante cloro veneno insecticida gasolina pastillas detergente sosa
pet-or-child: bebe nino nina hijo hija perro perrito gato nieto nieta
`;
export const phrases = `
mezcl*|revolv* ~4 cloro ~4 $acid
mezcl*|revolv* ~4 $acid ~4 cloro
cloro ~6 eche|echo|puse|puso|echamos|revolv* ~5 $acid
eche|echo|puse|puso|echamos ~2 cloro ~5 $acid
pastillas|cubeta|cloro|quimico* ~5 humea*|hierv*|burbuje*|silba* & alberca|cloro|quimico*
vapor*|nube|humo ~4 cloro|amarill* & alberca|cloro|cubeta|quimico*|acido
vapores|gases ~4 cloro|amoniaco|quimico* & $hurt-breath
$pet-or-child ~3 tomo|bebio|trago|comio|lamio ~4 $poison
mezcl*|revolv* ~6 cloro|acido|amoniaco & toser|tos|ojos|garganta|pecho|mare*
`;
export const not = '';

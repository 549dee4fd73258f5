export const words = `
acid: amoniaco pinol acido muriatico vinagre limpiador limpiadores sosa destapacanos ajax fabuloso
acid: quitasarro sarricida windex
bleachy: cloro lejia cloralex clorox blanqueador hipoclorito
reacts: amoniaco pinol vinagre acido muriatico limpiador limpiadores sosa destapacanos ajax fabuloso
reacts: quitasarro
reacts: sarricida sarro windex harpic pato_purific maestro_limpio salfuman desengrasante
reacts: limpiavidrios
reacts: multiusos lysol drano
ill: tos toser tosiendo tose tosemos ard* arden vomit* mare* ahog* garganta ojos pecho respir*
ill: resuell* nausea*
ill: asco desmay* pulmon pulmones sin_aire falta_aire falta_el_aire sin_voz dolor_de_cabeza
ill: duele_la_cabeza
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
$bleachy && $reacts && no|ni ~3 toser|respirar|aire|resollar
mezcl*|revolv*|junt* ~4 limpiadores|productos|quimicos && $ill
`;
export const not = `
$bleachy ~0 o|u ~1 $reacts
$reacts ~0 o|u ~1 $bleachy
`;

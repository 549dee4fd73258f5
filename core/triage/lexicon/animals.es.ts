export const words = `
serpent: vibora serpiente culebra cascabel alacran
sting: pico mordio muerde picaron mordida picadura picad*
sign: hincha* hinch* resp* cara garganta nino nina bebe hijo hija cuerpo
stinger: avispa avispas abeja abejas hormiga hormigas alacran avispon avispones piquetes
airway: lengua garganta labios labio boca cara
airway-acts: gord* hinch* cierra cerrando apreta* hormigue* comezon dormid* inflad* inflo engros*
`;
export const phrases = `
$sting ~4 $serpent
$serpent ~3 pico|mordio|picaron
$sting ~4 viuda_negra
mordio|mordida ~4 rata|mapache|murcielago|perro
rata|mapache|murcielago|perro ~2 mordio
dos ~1 hoyitos|hoyos|agujeritos|agujeros|piquetes|colmillos & hinch*|negr*|morad*
algo|animal|bicho ~2 $sting & hinch*|negr*|morad*
abejas|avispas|hormigas|abeja & $sting & $sign
$stinger && $airway-acts ~4 $airway
avispa|avispas|abejas|avispones && pic* ~4 veces|piquetes|docena
`;
export const not = `
perro|gato ^0 mordio ^0 manguera|cable|tubo|llave
`;

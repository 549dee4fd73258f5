export const words = `
farewell: cartas me_despedi ya_me_despedi adios diles_que perdonenme que_me_perdonen carta_para_mis
farewell: los_quiero
farewell: carta_a_mis despedida
handed-over: regale_mis regale_mi regale_el regale_los llaves_de_la_troca llaves_del_carro
handed-over: pagado_el_funeral
handed-over: pague_el_funeral funeral_pagado funeral_esta_pagado seguro_de_vida papeles_de_la_casa
handed-over: escrituras titulo
handed-over: mis_gatos mis_perros mi_perro mis_perritos cuiden_a_mis cuiden_a_mi
handed-over: les_deje_los_papeles panteon
given-away: regale_mis regale_mi regale_el regale_los mis_gatos mis_perros mi_perro mis_perritos
final-affairs: pagado_el_funeral pague_el_funeral funeral_pagado seguro_de_vida panteon escrituras
gone-soon: van_a_estar_mejor estaran_mejor ya_no_voy_a_estar no_voy_a_estar no_manden_a_nadie
gone-soon: que_no_venga_nadie
gone-soon: no_venga_nadie no_vengan ya_para_que no_hace_falta_que_vengan mejor_sin_mi
worn-out: no_puedo_con_esto ya_no_puedo me_canse_de_todo cansada_de_todo cansado_de_todo
worn-out: harta_de_todo harto_de_todo
worn-out: no_puedo_mas no_aguanto_mas me_rindo otra_vez_no ya_estuvo
home: casa departamento apartamento traila lugar moho humedad gotera goteras olor ruido vecinos
`;
export const phrases = `
desde ~2 murio|fallecio|fue|dejo && sola|solo && canse|cansada|cansado|no_puedo|harta|harto
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
morir|morirme|muero|morirse|muriendo ~0 de ~0 verguenza|coraje|risa|pena|hambre|calor|frio|sueno
no_vengan|no_manden_a_nadie|no_venga_nadie ~5 antes|hasta|despues|manana|hoy
seguro_de_vida|escrituras|titulo|papeles_de_la_casa ~4 mojad*|mojaron|mojo|echaron
mojad*|mojaron|mojo ~5 seguro_de_vida|escrituras|titulo|papeles_de_la_casa
sin_mi ~0 alfombra|carpeta|sofa|muebles|casa|casero|vecino|seguro|aseguranza
vivir|viviendo ~0 aqui|ahi|alla|cerca
vivir|viviendo ~0 en|con ~2 $home
`;

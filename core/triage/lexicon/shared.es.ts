/** Sets of words that phrases of several hazards use. Form: `./lexicon.ts`. */
export const words = `
wet: agua moj* gote* escurr* chorre* inunda* goteand* cae cayendo cayo sumerg* debajo
outlet: clavija mufa enchufe* contacto apagador* interruptor* foco lampara* pastilla tablero candil
outlet: ventilador abanico multicontacto regleta toma_de_corriente centro_de_carga
indoors: garaje cochera sotano cocina ventana adentro dentro cuarto sala porche lavanderia
indoors: puerta
ceiling: techo plafon shirok
floor: piso suelo
smell: huele* olor* apest* oler huelo olido oliendo olia olio
toilet: toliet tolet excusado escusado inodoro taza sanitario retrete bano
drain: coladera* resumidero* regadera tina drenaje* desague* cleanout alcantarilla registro
person: ninos hijos hijas bebes nieto nieta nietos nietas sobrino sobrina suegra suegro vecino
person: vecina inquilino inquilina hermano hermana muchacho nena nene nana son tio tengo tiene
person: madre abuela abuelo hijo hija nino bebe esposa esposo suegra suegro mil fil son
thing: casa techo calentador tuberia lavadora refrigerador edificio
engine: generador planta asador anafre brasero parrilla
cooler: aire_acondicionado clima climas minisplit minisplits mini_split aire_central a_c ac hvac
cooler: el_aire
of-cooler: del_aire del_clima del_minisplit del_mini del_a_c del_ac del_hvac del_condensado
of-cooler: de_aire de_clima de_minisplit de_a_c de_ac de_condensado de_condensacion de_mi_aire
of-cooler: de_mi_clima de_mi_minisplit de_los_minisplits de_la_charola
`;

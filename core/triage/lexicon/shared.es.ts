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
`;

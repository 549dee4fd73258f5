import type { AssessmentExample, ExampleId } from '../../en/assessment/assessment-examples.ts';

export const assessmentExamples: Readonly<Record<ExampleId, AssessmentExample>> = {
  'washing-machine': {
    label: 'Se desbordó la lavadora',
    text: 'Mi lavadora se desbordó hace dos horas. Hay como una pulgada de agua con jabón en el cuarto de lavado y se pasó a la alfombra del pasillo. La lavadora está apagada.',
  },
  'ceiling-sags': {
    label: 'El techo está pandeado',
    text: 'El techo de la sala está colgado y gotea. Se reventó un tubo en el baño de arriba hace como una hora. El agua ya está cerrada.',
  },
  'toilet-backup': {
    label: 'Se regresó el agua del excusado',
    text: 'En la noche se regresó el drenaje por el excusado. Hay agua café en el piso del baño y en la alfombra del pasillo.',
  },
  'wet-outlets': {
    label: 'Agua en los enchufes',
    text: 'El agua bajó por la pared y mojó los enchufes de la cocina. Todavía hay luz y un enchufe zumba.',
  },
  'creek-water': {
    label: 'Se metió el arroyo',
    text: 'Anoche se metió el arroyo a la casa, como seis pulgadas. Ya va bajando y deja lodo por todos lados.',
  },
  'musty-smell': {
    label: 'Huele a humedad',
    text: 'El clóset de la recámara huele a humedad y el zoclo está hinchado. No sé de dónde viene el agua.',
  },
  'carpet-wet-for-days': {
    label: 'Alfombra mojada por días',
    text: 'Goteó una manguera de agua debajo del fregadero mientras no estábamos. La alfombra lleva cuatro días mojada.',
  },
  'generator-inside': {
    label: 'Un generador en el garaje',
    text: 'No hay luz, así que prendimos un generador en el garaje para sacar el agua. Me duele la cabeza.',
  },
};

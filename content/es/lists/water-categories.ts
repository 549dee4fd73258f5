import type { waterCategories as english } from '../../en/lists/water-categories.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';

export const waterCategories: MessageShape<typeof english> = [
  {
    category: 1,
    name: 'Agua limpia',
    description: {
      words: 'Viene de una fuente limpia. Hay poco riesgo al tocarla, respirarla o tragarla.',
      facts: ['category-1-meaning'],
    },
    examples: 'Un tubo de agua limpia, una llave o una tina de agua limpia.',
    riskLevel: 'Bajo',
    evacuation: {
      words:
        'Quizá pueda quedarse en la casa, si se cumple cada condición de la lista. El agua no se queda limpia: el tiempo, el calor y lo que toca la empeoran.',
      facts: ['category-judges-contamination'],
    },
  },
  {
    category: 2,
    name: 'Agua gris',
    description: {
      words: 'Tiene contaminación considerable. Puede enfermar a la gente.',
      facts: ['category-2-is-significant', 'category-2-meaning'],
    },
    examples: 'Lo que tira una lavadora o un lavaplatos, lluvia por el techo.',
    riskLevel: 'Alto',
    evacuation: {
      words:
        'Regla nuestra: duerma en otra parte. Las personas en riesgo salen esta noche, pase lo que pase. Si alguien de veras no puede irse, que no duerma en los cuartos mojados ni al lado, y que los cierre.',
      rule: 'gray-water-night',
    },
  },
  {
    category: 3,
    name: 'Agua negra',
    description: {
      words: 'Está muy contaminada. Puede traer gérmenes o venenos.',
      facts: ['category-3-meaning'],
    },
    examples:
      'Aguas negras, un drenaje que se regresó, un excusado (inodoro) que se desbordó, un río, agua que corrió por el suelo de afuera.',
    riskLevel: 'Grave',
    evacuation: {
      words:
        'Salen todos, también las mascotas. Nadie duerme ahí hasta que la casa esté limpia y los profesionales digan que ya se puede.',
      facts: ['sewage-people-out', 're-enter-when-professionals-clear'],
    },
  },
];

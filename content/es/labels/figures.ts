import type { FigureRecord } from '../../en/labels/figures.ts';

/** Every drawing by the name of its file. A guide shows one with `<Figure name="..." />`. */
export const figures: Readonly<Record<string, FigureRecord>> = {
  'before-after': {
    caption: {
      words:
        'Un cuarto para cada categoría de agua, antes y después. El agua contaminada se limpia primero, y luego se seca el cuarto.',
      facts: ['order-of-work'],
    },
    alt: 'Tres pares de cuartos en corte. Agua limpia debajo de un fregadero: después, sin zoclo y sin puertas, un ventilador sopla a lo largo de la pared, que se queda. Agua gris sobre alfombra: después, la alfombra y el acolchado están en bolsas y el aire entra a la pared por atrás del zoclo. Aguas negras de un excusado: después, la tablaroca y el aislamiento están cortados más arriba de donde llegó el agua, un plástico cierra el área y un depurador filtra el aire que sale.',
  },
  'crew-day': {
    caption: {
      words: 'Un día en un trabajo de secado. Las lecturas deciden qué se mueve y qué se abre.',
      facts: ['order-of-work'],
    },
    alt: 'Seis escenas. En la mañana un técnico revisa la luz y el techo, lee puntos marcados en una pared y llena el registro. En la tarde mueve un ventilador a lo que sigue mojado, abre la parte baja de una pared que no se puede secar sin abrirla y le enseña al dueño cómo van bajando las lecturas.',
  },
  'meter-parts': {
    caption: {
      words:
        'Las partes de un medidor combinado. Las puntas dan un número a una profundidad; la placa compara; la cámara solo señala.',
      facts: ['pin-and-pinless', 'thermal-shows-temperature'],
    },
    alt: 'Un medidor de humedad de mano, de frente, con dos puntas arriba y una pantalla, y de lado con la placa pegada a una pared. La pared está seca arriba y mojada abajo. Una sonda con cable llega atrás del zoclo.',
  },
  'wall-opened': {
    caption: 'Una pared, abierta en cuatro pasos. El corte sigue las lecturas, no la mancha.',
    alt: 'Cuatro vistas de una pared. Primero se leen puntos hacia arriba hasta que salen secos. Segundo, sin zoclo, se marca una línea a nivel arriba de la última lectura mojada. Tercero, ya no hay tablaroca ni aislamiento debajo de la línea y se ve la madera mojada. Cuarto, un ventilador sopla a lo largo de la madera, donde el medidor ya marca seco.',
  },
  'drying-log': {
    caption:
      'Un ejemplo: tres materiales de un mismo cuarto. La tablaroca está seca y el armazón casi; el piso de encino ya no avanza.',
    alt: 'Lecturas de cinco días. La tablaroca baja rápido hasta la franja de las referencias secas, el armazón baja poco a poco y casi llega, el piso de encino se queda muy arriba.',
  },
  'call-or-dry': {
    caption: 'Las tres preguntas en un solo esquema. Empiece arriba a la izquierda.',
    alt: 'Si el agua puede estar sucia, llame ya. Si es limpia y el área mojada es grande, llame hoy, y cuente con que saldrá moho si no alcanza a secarse. Si es limpia y el área es chica, séquelo usted si alcanza a secarse; si no, que lo revisen.',
  },
  'claim-timeline-texas': {
    caption:
      'Cuatro plazos de una reclamación en Texas, en una misma escala de días corridos. Cada uno tiene su propio inicio. Punteado: una lectura más larga, o el tiempo extra que permite la ley.',
    alt: {
      words:
        'Cuatro barras. Desde su aviso por escrito, 15 días para acusar recibo, empezar a investigar y pedir lo que haga falta; páginas de TDI dicen días hábiles. Con todos los documentos, 15 días hábiles para aceptar o rechazar por escrito; si la compañía dice por qué necesita más tiempo, 45 días desde ese aviso. Desde la promesa de pagar, 5 días hábiles para pagar. Con todos los documentos, 60 días; después, la compañía debe una compensación.',
      facts: [
        'acknowledge-15-days',
        'acknowledge-tdi-business-days',
        'accept-or-reject-15-business-days',
        'pay-within-5-business-days',
        'payment-60-day-limit',
      ],
    },
  },
  'first-two-hours': {
    caption:
      'Las primeras dos horas en tres tramos, cada uno con sus tareas. Abajo: el agua, que deja de subir cuando se cierra la llave. Las alturas son un bosquejo, no una medida.',
    alt: 'Una línea de dos horas. Crítico: gente afuera, luz sin peligro, agua cerrada. Urgente: fotos, compañía de seguros, sacar lo de valor. Importante: sacar el agua, mover el aire, una cama para esta noche. El agua sube hasta que se cierra la llave y baja conforme la sacan.',
  },
  'loss-classes': {
    caption: {
      words:
        'El mismo cuarto de 12 por 12 por 8 pies con cuatro daños. El porcentaje mojado cuenta juntos piso, paredes y techo del cuarto.',
      facts: ['class-worked-room'],
    },
    alt: 'Cuatro cortes de un cuarto. Clase 1: se mojó una esquina de la alfombra, menos de una vigésima parte de toda la superficie. Clase 2: todo el piso y dos pies de pared, más de un tercio. Clase 3: el agua de arriba mojó el techo del cuarto, las paredes y el piso, dos tercios. Clase 4: el agua quedó atrapada muy adentro de un piso de varias capas, sin importar el porcentaje.',
  },
  'mold-clock': {
    caption: {
      words:
        'La misma pared en tres días. Termine de secar en 24 a 48 horas; después de dos días, a lo mojado casi siempre le sale moho.',
      facts: ['finish-drying-48-hours'],
    },
    alt: 'Una línea de tres días sobre cuatro dibujos de una pared. El primer día está mojado lo de abajo: séquelo. El segundo, la humedad ya subió: seque y abra. Desde el tercer día crecen manchas: piense que hay moho. Las alturas muestran el orden, no son medidas.',
  },
  'shut-off-points': {
    caption:
      'Una casa sobre losa de concreto (slab), en corte: seis lugares donde se cierra el agua o el gas o se corta la luz.',
    alt: 'Corte de una casa sobre losa, con garaje, cocina y patio. Seis puntos con número, desde la caja en la calle hasta el medidor de gas. La lista los nombra.',
  },
  'signs-by-location': {
    caption: 'Nueve señales en un cuarto, cada una donde casi siempre sale primero.',
    alt: 'Un cuarto visto de frente con nueve señales numeradas en el techo del cuarto, las paredes, la ventana, el gabinete y el piso. La lista las nombra.',
  },
  'thermal-versus-moisture': {
    caption:
      'Una pared, leída dos veces. La cámara enseña lo que está frío; solo el medidor enseña lo que está mojado. Es un ejemplo dibujado.',
    alt: 'Dos cuadrículas de la misma pared. La cámara muestra una parte fría abajo a la izquierda y otra arriba a la derecha. El medidor lee mojado abajo a la izquierda, seco arriba a la derecha, y halla un tercer lugar, abajo a la derecha, que está mojado pero no frío.',
  },
  'water-categories': {
    caption: {
      words: 'Tres tipos de agua. Ninguno se queda como empezó: el tiempo, el calor y lo que toca lo empeoran.',
      facts: ['category-judges-contamination'],
    },
    alt: 'Tres tanques debajo de su origen. Categoría 1, limpia: un tubo de agua limpia; quédese solo si se cumple todo. Categoría 2, gris: el drenaje de una lavadora; duerma en otra parte. Categoría 3, negra: el drenaje principal o un río; todos afuera. Una flecha muestra que el tiempo, el calor y la mugre empujan el agua hacia la categoría 3.',
  },
  'what-mold-needs': {
    caption: {
      words:
        'El moho necesita cuatro cosas, y usted solo puede quitarle una. Abajo: mantenga el aire por debajo de 60% de humedad; lo mejor es entre 30 y 50%.',
      facts: ['mold-four-needs', 'humidity-target'],
    },
    alt: {
      words:
        'El moho está sobre una mesa de cuatro patas: aire, comida, calor y agua. Las tres primeras están en todas las casas; la pata del agua está cortada. Abajo, una escala de humedad relativa: lo mejor de 30 a 50%, muy húmedo desde 60%.',
      facts: ['mold-four-needs', 'humidity-target'],
    },
  },
  'where-water-hides': {
    caption: 'Una casa de dos pisos, en corte. Rayados: nueve lugares que guardan agua donde no se ve.',
    alt: 'Corte de una casa sobre losa, con ático y dos pisos. Nueve lugares con número están rayados como mojados. La lista los nombra.',
  },
  'wall-climb': {
    caption:
      'El daño no es el agua del piso. Es la que sube por la pared y la que pasa al otro cuarto. Es un ejemplo, con las alturas a escala.',
    alt: 'Corte de la parte baja de una pared con una regla en pulgadas. A la izquierda hay una pulgada de agua en el piso. La tablaroca de arriba está mojada hasta veintidós pulgadas, el aislamiento de atrás hasta catorce, la tablaroca del otro cuarto hasta nueve. En ese cuarto la alfombra está seca al tacto y el acolchado (pad) de abajo está mojado.',
  },
  'ai-handoff': {
    caption: 'Dónde ayuda la IA. La primera lectura y la última palabra son de una persona.',
    alt: 'Dos carriles. En el de arriba, una persona lee la pared y apunta la lectura. En el de abajo, un programa de IA la archiva y hace el borrador de la lista de trabajos. De vuelta arriba, una persona revisa cada línea y firma. La lista nombra los seis pasos.',
  },
  'service-map': {
    caption: {
      words:
        'Los pueblos donde trabajamos y los condados a su alrededor, a escala. Límites de los condados: Oficina del Censo de EE. UU.',
      facts: ['county-lines'],
    },
    alt: 'Mapa de los pueblos de la lista de al lado, cada uno en su condado. No se dibujan carreteras ni ríos.',
  },
  'two-outlines': {
    caption: 'La mancha y lo mojado tienen dos contornos distintos. Para ver el segundo hace falta un medidor.',
    alt: 'Un salón amplio visto desde arriba. Una zona chica rayada junto a una pared marca la mancha que cualquiera podía ver. Un contorno punteado mucho más grande la rodea y marca dónde el medidor encontró agua: a lo largo de la pared, debajo del piso y hasta el cuarto de al lado.',
  },
  'walk-the-wall': {
    caption: 'Recorra la pared de lo seco a lo mojado, abajo y arriba, y apunte cada lectura.',
    alt: 'Una pared larga vista de frente. A lo largo van once pares de marcas, una abajo y una arriba. Las de abajo están llenas desde la izquierda hasta pasar una puerta; las de arriba, solo cerca de la mancha.',
  },
  'one-log': {
    caption: 'Un registro, una línea por día, hasta que las lecturas llegan a la referencia seca.',
    alt: 'Lecturas sobre líneas, una por día. Bajan día con día hasta llegar a una línea punteada que dice referencia seca.',
  },
  'basement-pumping': {
    caption: {
      words:
        'Seis pies de agua, sacados con bomba en cuatro días. Punteado: el nivel de la mañana. Relleno: el nivel de la noche. Es un ejemplo.',
      facts: ['basement-pumping-method'],
    },
    alt: {
      words:
        'Cuatro cortes de un sótano. Día uno: seis pies de agua, se saca un pie. Día dos: la marca aguantó toda la noche, se sacan dos pies. Día tres: dos más. Día cuatro: el último pie.',
      facts: ['basement-pumping-method'],
    },
  },
  'drying-system': {
    caption: {
      words:
        'Es una sola vuelta: el ventilador hace vapor y el deshumidificador se lo lleva. Uno sin el otro solo cambia el agua de lugar.',
      facts: ['drying-balance'],
    },
    alt: {
      words:
        'Corte de un cuarto cerrado. Un ventilador de secado sopla a lo largo de un piso y una pared mojados. Sube vapor. El aire húmedo va al deshumidificador, que convierte el vapor en agua y regresa aire seco y más tibio a lo largo del piso. Una manguera lleva el agua al drenaje.',
      facts: ['drying-balance'],
    },
  },
  'who-clears-what': {
    caption: 'Nueve cosas que quedaron bajo el agua, y quién tiene que aprobar cada una antes de usarla o abrirla.',
    alt: 'Corte de un terreno después de una inundación: un carro, una casa con caja de la luz, refrigerador, pared mojada y sofá, un medidor de gas, un pozo, y una fosa séptica con su campo y una unidad aeróbica. Una línea muestra hasta dónde llegó el agua. La lista nombra las nueve marcas.',
  },
  'cold-hours': {
    caption: {
      words: 'Cuántas horas se queda fría la comida cuando se va la luz, si no se abre la puerta.',
      facts: ['outage-food-hours'],
    },
    alt: {
      words: 'Tres barras de horas. Refrigerador: unas 4. Congelador a la mitad: 24. Congelador lleno: 48.',
      facts: ['outage-food-hours'],
    },
  },
  'whose-clock': {
    caption:
      'Nueve plazos en una misma escala de días corridos, cada uno desde su propio inicio. Relleno: alguien más debe actuar. Rayado: debe actuar usted.',
    alt: {
      words:
        'Ellos deben actuar: la compañía de seguros de la casa acusa recibo en 15 días, aprueba o rechaza en 15 días hábiles, la asociación de seguros contra tormentas de viento (TWIA) en 60 días, una empresa de moho entrega su certificado en 10. Usted debe actuar: prueba de pérdida y apelación de una póliza contra inundaciones, avalúo (appraisal) con TWIA, solicitud a FEMA y apelación ahí, 60 días cada una.',
      facts: [
        'acknowledge-15-days',
        'accept-or-reject-15-business-days',
        'windstorm-own-clocks',
        'texas-mold-certificate',
        'nfip-proof-of-loss',
        'flood-appeal-60-days',
        'windstorm-appraisal-60',
        'fema-declared-county',
        'fema-appeal-60-days',
      ],
    },
  },
};

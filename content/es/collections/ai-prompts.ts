import type { PromptCollection } from '../../en/collections/ai-prompts.ts';

/** Stands first in both files, and above both lists. */
export const promptRules =
  'Quite nombres, domicilios y números de póliza y de reclamación antes de pegar. Compare cada número de la respuesta con sus propias lecturas. La IA no ha visto la casa.';

export const promptCollections: readonly PromptCollection[] = [
  {
    id: 'restoration',
    title: 'Instrucciones de IA para restauración',
    says: 'Para personal técnico, de proyectos y de oficina.',
    file: 'restoration-ai-prompts.txt',
    prompts: [
      {
        title: 'Nota del día con las lecturas',
        text: 'Escriba una nota de secado del día con estas lecturas: [pegar]. Un párrafo corto por cuarto. Diga qué cambió desde ayer, qué se movió y qué sigue arriba de su lectura seca. Use solo los números que le doy. Apunte cada lectura que falta.',
      },
      {
        title: 'Encontrar lo que falta en mi expediente',
        text: 'Estos son los documentos de un trabajo por daño de agua: [pegar notas]. Haga una lista de lo que pediría un ajustador y no está: fotos, origen, categoría, clase, mapa de humedad, horas del equipo, lecturas diarias del aire, lecturas secas. No adivine las respuestas.',
      },
      {
        title: 'Explicar cuántos aparatos hay',
        text: 'Explique en palabras sencillas por qué este cuarto tiene [cantidad] ventiladores de secado y [cantidad] deshumidificadores. Cuarto: [tamaño], áreas mojadas: [lista], clase [clase], método: [método]. Muestre las cuentas línea por línea y diga qué números son solo reglas prácticas.',
      },
      {
        title: 'Explicar una lectura a un cliente',
        text: 'Explique esta lectura de humedad a la familia en cuatro frases, sin palabras técnicas: material [material], medidor y escala [medidor], hoy [lectura], lectura seca del mismo material [lectura]. Diga qué sigue.',
      },
      {
        title: 'Poner en duda mi categoría',
        text: 'Yo digo que esta pérdida es de categoría [categoría] porque [razones]. Argumente en contra. ¿Qué datos la harían peor, cuáles la harían mejor y qué debo revisar en el lugar antes de decidir?',
      },
      {
        title: 'Del apunte de cada cuarto al alcance',
        text: 'Convierta estos apuntes en un alcance del trabajo, por cuarto y por etapa (quitar el peligro, sacar el agua, demoler, limpiar, secar, revisar): [pegar]. Marque cada línea que parte de una suposición y hágame la pregunta que la aclara.',
      },
      {
        title: '¿Por qué no se seca?',
        text: 'Estas son lecturas de aire y de humedad de tres días: [pegar]. Diga las causas probables de que [material] ya no se seque, primero la más probable, y la única lectura o revisión que probaría cada una.',
      },
      {
        title: 'Plática de seguridad de hoy',
        text: 'Escriba una plática de seguridad de cinco minutos para una cuadrilla que trabaja hoy en [trabajo: origen del agua, antigüedad de la casa, luz, calor]. Hable de la electricidad, de levantar cosas, del agua sucia, de la pintura con plomo y el asbesto, y del calor. Termine con tres preguntas que la cuadrilla debe contestar.',
      },
      {
        title: 'Contestar a un ajustador',
        text: 'Un ajustador pregunta: [pegar pregunta]. Escriba una respuesta cortés de diez líneas o menos que use solo estos registros: [pegar]. Explique nuestro alcance y nuestro precio. No interprete la póliza ni discuta la cobertura.',
      },
      {
        title: 'Carta de entrega',
        text: 'Escriba una carta de una página para entregar el trabajo terminado: qué se mojó, qué se quitó, qué se secó, las últimas lecturas junto a las lecturas secas, y qué debe vigilar la familia. Datos: [pegar]. Sin promesas.',
      },
      {
        title: 'Lección de una semana perdida',
        text: 'Este es el orden de los hechos de un trabajo que duró más días de los previstos: [pegar]. ¿Qué decisión, tomada un día antes, habría ahorrado más tiempo? Dé la lección en dos frases que alguien nuevo recuerde.',
      },
      {
        title: 'Examen para alguien nuevo',
        text: 'Hágame diez preguntas sobre [tema, como lecturas del aire o barreras de plástico], una por una, cada vez más difíciles. Espere mi respuesta, corríjala y diga por qué importa en un trabajo.',
      },
    ],
  },
  {
    id: 'homeowner',
    title: 'Instrucciones de IA para su casa y su reclamación',
    says: 'Para propietarios de vivienda, encargados de edificios y agentes.',
    file: 'water-damage-homeowner-prompts.txt',
    prompts: [
      {
        title: 'Haga una lista mientras hablo',
        text: 'Voy a describir el daño por agua cuarto por cuarto. Con lo que digo, haga una lista con cuarto, artículo, daño, años que tiene, lo que pagué y lo que todavía debo fotografiar. Pregunte si algo no está claro. No invente valores.',
      },
      {
        title: '¿A qué le tomo fotos?',
        text: 'Entró agua de [origen] a [cuartos] el [día]. Haga una lista de fotos para mi compañía de seguros, en el orden en que debo caminar, para que nada se olvide antes de mover las cosas.',
      },
      {
        title: 'Entender mi póliza',
        text: 'Explique esta parte de mi póliza en palabras sencillas: [pegar, sin nombres ni números]. Haga una lista de lo que debo hacer después de una pérdida, de los plazos y de lo que no cubre. Copie la frase de cada punto. Dígame qué preguntarle a mi agente.',
      },
      {
        title: 'Primera llamada a la compañía de seguros',
        text: 'Voy a avisar de un daño por agua. Datos: [qué, cuándo, de dónde]. Escriba lo que debo decir en un minuto y las preguntas que debo hacer. Solo datos; nada sobre quién tuvo la culpa.',
      },
      {
        title: 'Llevar un registro de llamadas',
        text: 'Haga con estos apuntes un registro con fecha de llamadas y cartas, con nombre, qué se dijo, qué se prometió y para cuándo: [pegar]. Marque las promesas que ya se pasaron de fecha.',
      },
      {
        title: 'Comparar dos cotizaciones',
        text: 'Compare estas dos cotizaciones por escrito para el mismo daño por agua: [pegar las dos]. Haga una tabla de lo que cada una incluye, deja fuera y da por hecho. ¿Qué preguntas debo hacerles a las dos? No me diga cuál elegir.',
      },
      {
        title: '¿Es normal tanto equipo?',
        text: 'Una compañía puso [cantidad] ventiladores y [cantidad] deshumidificadores en cuartos de [tamaños] por [días]. Haga una lista de preguntas corteses que muestren si eso es razonable, y de las lecturas que deberían poder enseñarme.',
      },
      {
        title: '¿Qué puedo salvar?',
        text: 'Estas cosas se mojaron con agua [limpia, gris o sucia] por [horas]: [lista]. Ordénelas: se pueden secar ya, se pueden limpiar, mejor tirarlas, preguntar a un profesional. Dé la razón de cada una. Si hay duda, elija lo más prudente.',
      },
      {
        title: 'Carta al dueño de la vivienda o a un vecino',
        text: 'Escriba una carta corta y amable sobre agua que viene de [lugar] y daña [cuartos]. Datos: [pegar]. Pida que revisen el origen a más tardar el [día], y el nombre de su compañía de seguros. Sin amenazas.',
      },
      {
        title: 'Plan de prevención para mi casa',
        text: 'Mi casa: hecha en [año], [losa o espacio debajo del piso], [techo de la casa], [calentador de agua, antigüedad], [mangueras de la lavadora, antigüedad]. Haga una lista mes por mes de revisiones contra daños por agua para un año, de diez minutos cada una.',
      },
      {
        title: 'Explicarlo a un niño',
        text: 'Explique a un niño de [edad] por qué hoy dormimos en otro lugar porque la casa se mojó, qué hacen los aparatos que suenan fuerte y que los niños no entran a los cuartos mojados hasta que acabe el trabajo. Proponga algo que hacer en un lugar seco. Con calma y con la verdad, en diez frases.',
      },
    ],
  },
];

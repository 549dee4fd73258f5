import type { SearchSpeech } from '#core/search/site-index.ts';

/**
 * Lo que escribe la gente que busca en el sitio: terminaciones, palabras que no dicen nada, y cómo llaman los vecinos y el oficio
 * a las cosas de nuestras páginas. Nadie lo lee.
 */
export const searchSpeech: SearchSpeech = {
  endings:
    'cuantos>cuantos cuantas>cuantas ces>z iendo ando aciones acion idades idad ados adas idos idas ado ada ido ida aron ieron aban aba amos emos ar er ir es os as ad o a e s',
  small:
    'a al algo alguien alli ante antes aqui asi aun aunque cada como con cual cuales cuando cuanta cuanto de debe debo deben del desde despues donde dos el ella ellos en entre era es esa ese eso esta estan estar este esto estoy fue ha hace hacer hacia han hasta hay he hizo la las le les lo los mas me mi mis mucho muy nada necesito no nos o otra para pero poco podemos por porque puede puedo pues que quien quiere quiero se sea ser si sin sobre solo son su sus tan tanto te tengo tiene tienen toda todo tu tus un una unas uno unos va ya yo',
  general:
    'seguro seguros aseguradora aseguranza compania companias reclamo reclamos reclamacion reclamaciones telefono numero numeros llamar contacto poliza ajustador linea servicio departamento',
  danger:
    'gas electrocutado descarga toques chispa chispas corto abombado pandeado cae caer derrumbe drenaje aguas negras monoxido humo fuego incendio peligro peligroso emergencia 911 asbesto enchufe cables dormir bebe desmayo mareado atrapado ahogando',
  synonyms: {
    calculadora: 'cuantos,cuantas,que tamano,calcular,de que tamano',
    'panel de yeso': 'tablaroca,sheetrock,drywall,tabla roca,pared de yeso,yeso,shirok,shitrock,panel yeso',
    'interruptor principal':
      'breakers,breaker,caja de fusibles,caja de breakers,tablero,fusibles,caja electrica,panel electrico,centro de carga,pastillas,caja de luz,switch de luz',
    'llave principal':
      'llave de paso,cerrar agua,cortar agua,cierro el agua,llave del agua,valvula,apagar agua,cierro agua',
    moho: 'moho negro,hongo,hongos,mildiu,manchas negras,moo,molde,lama,mojo',
    olor: 'huele,apesta,peste,oler,hiede,olores',
    deshumidificador: 'dehumidifier,deumidificador,quita humedad',
    'ventilador de secado': 'ventilador,ventiladores,abanico,abanicos,soplador,fan,fans',
    'depurador de aire': 'purificador,hepa,filtro de aire,aire negativo',
    drenaje:
      'aguas negras,escusado,excusado,inodoro,taza,baño tapado,bano tapado,popo,toilet,desague,cloaca,se regreso,drenaje tapado',
    techo: 'cielo raso,plafon,plafond,cielo',
    hunde: 'abombado,abombo,pandeado,panza,bolsa,colgando,cayendo,cae,se cae,inflado,burbuja',
    mancha: 'marca,anillo,amarillo,cafe',
    aseguradora: 'aseguranza,seguro,seguros,compania de seguros,insurance,aseguransa,aseguranzas',
    ajustador: 'perito,adjuster,ajustadora',
    acuerdo:
      'no quiere pagar,no paga,no pagan,no pagar,negaron,nego,niega,rechazo,rechazaron,pagan menos,pelear,disputa,desacuerdo',
    'plazos reclamacion':
      'para contestar,contestar,contesta,responder,tarda en contestar,tarda en pagar,tardan en pagar,tardan en contestar,no contestan,demanda,demandar',
    plazo: 'cuanto tiempo,cuantos dias,fecha limite,tiempo limite,dias,plazos',
    renta: 'inquilino,inquilinos,apartamento,arrendador,casero,dueno,landlord,rentero,departamento rentado,arriendo',
    ninos: 'bebe,bebes,hijo,hijos,embarazada,nino',
    mascotas: 'perro,gato,perros,gatos,animales',
    dormir: 'quedarme,quedarnos,vivir,pasar la noche,quedar',
    costo:
      'precio,cuanto cuesta,cuanto me cuesta,cuanto sale,cuanto me sale,presupuesto,estimado,caro,cobran,cobra,cotizacion,precios,estimacion,cuesta',
    'calcular costo': 'cuanto cuesta reparar,cuanto cuesta arreglar,cuanto cuesta secar,cuanto cobran por secar',
    profesional: 'contratista,compania de restauracion,tecnico,experto',
    usted: 'yo mismo,yo solo,por mi cuenta',
    'estimado gratis':
      'hablar con alguien,hablar con una persona,hablar con,persona real,venga alguien,vengan a ver,mandar a alguien,contratar',
    'guardar manual': 'sin internet,sin senal,sin wifi,sin datos,sin linea,offline',
    'revision equipo': 'me cobraron,cobraron de mas,cobran de mas,muchas maquinas,demasiadas maquinas,factura',
    psicrometrica: 'gpp,granos por libra,punto de rocio,bulbo humedo,psicrometro,humedad relativa',
    granos: 'gpp,grains',
    circuito: 'amperes,amperios,amperaje,se bota,extension,sobrecarga,brinca,bota',
    alfombra: 'carpeta,tapete,alfombras,carpet,bajo alfombra',
    piso: 'duela,laminado,suelo,madera',
    'espacio debajo': 'crawl space,debajo casa,bajo casa',
    sotano: 'basement',
    reventado: 'se rompio,rota,roto,rompio,trono,reventada,quebro,exploto,congelo,congelada,reventar',
    tuberia: 'tubo,tubos,caneria,pipa,plomeria,pipe,cano',
    fuga: 'gotera,goteras,gotea,gotear,liqueo,liquea,tira agua,leak,se sale',
    inundacion:
      'se metio el agua,se metio agua,entro agua,entro el agua,inundado,inundo,crecida,diluvio,huracan,rio,arroyo,creciente',
    documentar: 'fotos,foto,recibos,pruebas,evidencia,inventario',
    'registro danos': 'fotos para el reclamo,fotos reclamo,fotos del reclamo',
    registro: 'inventario,lista de cosas,documentar,fotos,foto,recibos',
    fema: 'ayuda del gobierno,ayuda desastre,gobierno,ayuda federal,apoyo',
    'medidor de humedad': 'medidor,humedimetro,higrometro',
    termica: 'infrarroja,flir,camara de calor',
    medicina: 'pastillas,insulina,medicamento,medicamentos,medicinas',
    comida: 'refrigerador,refri,congelador,alimentos,nevera',
    pozo: 'noria,agua de pozo',
    beber: 'tomar agua,agua potable,hervir',
    prueba: 'inspeccion,inspector',
    descargar: 'pdf,imprimir,formato,excel,hoja,plantilla',
    video: 'videos,youtube,pelicula',
    reparar: 'arreglar,arregla,componer,compone',
    'caja luz': 'caja de breakers,caja de fusibles,tablero,centro de carga,fusibles',
    'corta luz': 'caja de breakers,caja de fusibles,tablero,centro de carga,fusibles,bajar los breakers,apagar la luz',
    luz: 'corriente,toques,electrico,electrica,electricidad,enchufe,contacto electrico,cables,electrocutar,toma corriente',
    gas: 'propano,fuga de gas,huevo podrido',
    pared: 'muro,paredes,zoclo',
    licencia: 'certificado,licenciado,certificacion',
    privacidad: 'cookies,mis datos',
    tormenta: 'viento,granizo,twia',
    'gente puerta': 'estafa,fraude,robo,estafadores,rateros,estafar',
    queja: 'quejarme,denunciar,reportar',
    mojado: 'empapado,empapada,humedo,remojado',
    tirar: 'botar,basura,salvar,guardar,rescatar',
    'salvar tirar': 'muebles,sofa,sillon,colchon,cama,libros,papeles,ropa',
    secar: 'secado,secarlo',
  },
};

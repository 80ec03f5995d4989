// Latin American Spanish.
import type { KitLanguage } from "../languages/languages.ts";
import { connect } from "./connect/es-419.ts";

const spanish: KitLanguage = {
  tag: "es-419",
  texts: {
    button: {
      connect: "Conectar billetera",
      notLoaded:
        "No se pudo cargar la lista de billeteras. Revisa tu conexión e inténtalo de nuevo.",
      wrongNetwork: "Red incorrecta",
      waiting: "Un momento, consultando tu billetera",
      slowWallet:
        "Tu billetera todavía no responde. Puede que esté bloqueada: desbloquéala o elige otra.",
    },
    app: { open: "Abrir {wallet}" },
    account: {
      button: "Tu cuenta, {name}",
      buttonPending: "Tu cuenta, {name}. Hay una transacción en curso.",
      title: "Tu cuenta",
      copy: "Copiar dirección",
      copied: "¡Copiado!",
      copyByHand:
        "Tu navegador no pudo copiar la dirección. Está seleccionada aquí para que la copies a mano:",
      disconnect: "Desconectar",
      noBalance: "No se pudo consultar el saldo en este momento.",
      retry: "Reintentar",
      tokens: "Otros saldos",
      noTokens: "Ninguno de los tokens que este sitio conoce.",
      networks: "Cambiar de red",
    },
    chains: {
      title: "Cambiar de red",
      connected: "Conectada",
      confirm: "Confirma en la billetera",
      disconnect: "Desconectar",
      wrongNetwork: "Se detectó una red incorrecta. Cambia de red o desconéctate para continuar.",
      confirmIn: "Confirma en la billetera: {chain}",
      latestBlock: "Último bloque: {block}",
      switched: "La red ahora es {chain}",
    },
    transactions: {
      heading: "Transacciones recientes",
      clearAll: "Borrar todo",
      pending: "Pendiente",
      confirmed: "Confirmada",
      failed: "Fallida",
      none: "Tus transacciones aparecerán aquí…",
      moreOnExplorer: "Ver más en el explorador",
      cleared: "Se borraron las transacciones recientes",
      nowIs: "{description}: {status}",
    },
    failures: {
      someWallet: "Tu billetera",
      busy: "{wallet} ya tiene una solicitud abierta. Abre la billetera y responde ahí.",
      notFound: "{wallet} no responde en esta página. ¿Está la billetera instalada y activada?",
      notConnected: "Ya no hay ninguna billetera conectada. Conecta una e inténtalo de nuevo.",
      otherAccount: "Tu billetera ahora está en otra cuenta. No se envió nada.",
      unknownChain:
        "{wallet} no conoce esta red y no pudo agregarla. Agrégala en la billetera y luego cambia de red.",
      noSwitching:
        "Tu billetera no permite cambiar de red desde {app}. Intenta cambiar de red directamente en tu billetera.",
      passkeyStays:
        "Una cuenta con llave de acceso permanece en la red para la que se creó. Para usar otra red, conecta otra billetera.",
      thisApp: "esta aplicación",
      switchFailed: "{wallet} no cambió de red. Inténtalo de nuevo.",
      noChains:
        "No se encontraron cadenas en el conector. Este sitio no indica ninguna red a la que conectarse.",
      noProjectId:
        "No se encontró un projectId. Este sitio necesita un ID de proyecto de WalletConnect para que los teléfonos puedan conectarse a él.",
      safeUnavailable: "No se pudo cargar la información de Safe.",
      unreachable: "No se pudo acceder a la red. Revisa tu conexión e inténtalo de nuevo.",
      walletUnreachable:
        "{wallet} perdió su propia conexión con la red. Inténtalo de nuevo en un momento.",
      timedOut: "{wallet} no respondió a tiempo. Inténtalo de nuevo.",
      nodeTimedOut: "La red no respondió a tiempo. Inténtalo de nuevo.",
      unknown: "{wallet} tuvo un problema inesperado. Inténtalo de nuevo.",
      invalidRequest: "{wallet} no pudo entender esta solicitud.",
      unauthorized:
        "{wallet} no le permitió a este sitio pedir eso. Vuelve a conectarte para permitirlo.",
      unsupportedChains: "{wallet} no es compatible con la red de este sitio.",
      unsupportedMethods: "{wallet} no es compatible con lo que este sitio le pide.",
      unsupportedAccounts: "{wallet} no tiene ninguna cuenta que este sitio pueda usar.",
      endedByWallet: "{wallet} terminó la conexión. Vuelve a conectarte para continuar.",
      settlementFailed:
        "{wallet} y este sitio no lograron establecer una conexión. Inténtalo de nuevo.",
    },
    wallets: {
      installed: "Instaladas",
      popular: "Populares",
      more: "Más billeteras",
      openApp: "Abre la aplicación {wallet}",
      openAppText: "Ten {wallet} en tu pantalla de inicio, siempre a un toque de distancia.",
      create: "Crea o importa una billetera",
      createText:
        "Haz una copia de seguridad y no le muestres la frase secreta de recuperación a nadie, ni siquiera a nosotros.",
      scan: "Toca el botón de escanear",
      scanText: "Apunta al código que ves aquí y tu teléfono te pedirá que te conectes.",
      installExtension: "Instala la extensión {wallet}",
      installExtensionText:
        "Fija {wallet} en la barra de herramientas para tener la extensión siempre a la vista.",
      refresh: "Actualiza esta página",
      refreshText: "Detectará la extensión en cuanto se vuelva a cargar.",
    },
    connect,
    ui: { back: "Volver", clear: "Borrar", close: "Cerrar", dismiss: "Descartar" },
    verify: {
      title: "Verifica tu cuenta",
      intro:
        "Firma un mensaje breve para demostrar que esta cuenta es tuya. No cuesta nada y no mueve fondos.",
      lookIn: "Tu mensaje te espera en {wallet}. Léelo ahí y luego fírmalo.",
      preparing: "Preparando mensaje…",
      send: "Enviar mensaje",
      waiting: "Esperando la firma…",
      verifying: "Verificando la firma…",
      cancel: "Cancelar",
      ready: "El mensaje está listo para enviarse.",
      verified: "Tu cuenta está verificada.",
      text: "Lo que firmas",
      signer: "Firmas como",
      preparingFailed: "Error al preparar el mensaje, inténtalo de nuevo.",
      signingFailed: "Error al firmar el mensaje, inténtalo de nuevo.",
      verifyingFailed: "Error al verificar la firma, inténtalo de nuevo.",
      otherFailed: "Ups, algo salió mal.",
      offline: "No se puede acceder al sitio en este momento. ¿Tienes conexión a internet?",
      busy: "Fueron muchos intentos en poco tiempo. Espera un minuto y luego continúa.",
      away: "El sitio no puede hacer la verificación en este momento. Tu billetera no tiene ningún problema; continúa en un momento.",
      notLoaded: "No se pudo cargar esta parte del sitio. Inténtalo de nuevo.",
    },
    passkey: {
      start: "Continuar con una llave de acceso",
      startText:
        "Tu huella, tu rostro o el bloqueo de pantalla te abre una cuenta en este sitio. Sin apps ni palabras que anotar.",
      title: "Una cuenta con llave de acceso",
      hereTitle: "Solo funciona en este sitio",
      hereText: "Tu dispositivo guarda la llave y no se la muestra a ningún otro sitio.",
      lossTitle: "Sin la llave de acceso, la cuenta se pierde",
      lossText:
        "Nadie puede devolvértela, ni siquiera nosotros. Una llave de acceso sincronizada también está en tus otros dispositivos. Más adelante, una billetera tuya puede ser la segunda llave.",
      lossEither:
        "Nadie puede devolvértela, ni siquiera nosotros. Una llave de acceso sincronizada también está en tus otros dispositivos. Más adelante, otra llave de acceso o una billetera tuya puede ser la segunda llave.",
      freeTitle: "Iniciar sesión es gratis",
      freeText: "Es una cuenta en Ethereum. Solo pagas una tarifa cuando envías algo desde ella.",
      make: "Crear llave de acceso",
      have: "Ya tengo una",
      useMade: "Usar la llave de acceso creada aquí",
      making: "Tu dispositivo te pregunta si quieres crear una llave de acceso.",
      asking: "Tu dispositivo te pregunta qué llave de acceso usar.",
      searching: "Buscando tu cuenta…",
      onceMoreTitle: "Una vez más, por favor",
      onceMoreText: "Confirma una vez más para que podamos encontrar tu cuenta.",
      onceMore: "Confirmar",
      made: "Tu cuenta está lista",
      synced: "Sincronizada con tus otros dispositivos",
      onlyHere: "Solo en este dispositivo",
      goOn: "Continuar",
      cancelled: "No se creó ni se usó nada. Inténtalo de nuevo cuando quieras.",
      alreadyMade: "Este dispositivo ya tiene una llave de acceso para este sitio. Usa esa.",
      notFound: "Ninguna cuenta corresponde a esta llave de acceso. Crea una nueva o usa otra.",
      unfit:
        "Las llaves de acceso de este administrador de contraseñas no se pueden usar aquí. Elige otro lugar para guardar la tuya.",
      noLock:
        "Primero configura una huella, el reconocimiento facial o un bloqueo de pantalla en este dispositivo y luego inténtalo de nuevo.",
      notHere: "No se pueden usar llaves de acceso en esta dirección web o en esta ventana.",
      offline: "No se pudo consultar la cuenta. ¿Tienes conexión a internet?",
      retry: "Reintentar",
      row: "Llave de acceso",
      forgetHint:
        "Cuando te desconectas, este dispositivo olvida la cuenta. La llave de acceso sigue donde está guardada.",
      quoting: "Consultando a la red cuánto cuesta…",
      fee: "Tarifa de red",
      about: "alrededor de {amount}",
      lessThan: "menos de {amount}",
      deploys: "La mayor parte se paga una sola vez, con el primer envío de esta cuenta.",
      whoPays: "¿Quién paga la tarifa?",
      payersText:
        "Esta cuenta no puede pagar por sí sola: lo hace otra billetera. Ve lo que se envía y no recibe ninguna llave de tu cuenta.",
      noPayer:
        "Desde aquí no se puede acceder a ninguna billetera que pague. Abre esta página donde tengas una.",
      connecting: "Acepta en {wallet}. Solo indica qué cuenta paga.",
      paidBy: "Paga",
      blind: "Tu dispositivo no muestra ningún texto cuando pregunta. Esto es lo que confirmas:",
      confirm: "Confirmar con tu llave de acceso",
      askPayer: "Volver a pedirlo a {wallet}",
      anotherPays: "Paga otra billetera",
      signing: "Tu dispositivo pide tu llave de acceso.",
      payNow: "Ahora confirma la tarifa en {wallet}.",
      onItsWay: "Está en camino. Puedes cerrar esto: en tu cuenta verás qué pasa.",
      done: "Listo.",
      failedCall: "La red lo rechazó. Nada cambió; solo se gastó la tarifa.",
      rejected: "{wallet} rechazó la solicitud y no se envió nada.",
      poor: "{wallet} no tiene suficiente para la tarifa. Puede pagar otra billetera.",
      elsewhere: "{wallet} está en otra red. Cámbiala a {chain} e inténtalo de nuevo.",
      cheap: "La red ahora pide más. Inténtalo de nuevo y deja que {wallet} ofrezca más.",
      refused: "La red lo rechazaría, así que no se envió nada.",
      unreachable: "No se pudo acceder a la red. No se envió nada; inténtalo más tarde.",
      moved: "La cuenta hizo otra cosa mientras tanto. Confírmalo una vez más.",
      notSigned: "La llave de acceso no confirmó. ¿Está en este dispositivo? No se envió nada.",
      putOut:
        "Esta llave de acceso ya no es llave de la cuenta. Sus otras llaves funcionan en app.safe.global.",
      several:
        "Varias llaves de esta cuenta deben estar de acuerdo, y eso solo se hace en app.safe.global.",
      keysOf: "Llaves de esta cuenta",
      thisPasskey: "Esta llave de acceso",
      anotherPasskey: "Otra llave de acceso",
      aWallet: "Una billetera",
      oneKey: "Es la única llave: si la pierdes, la cuenta se pierde.",
      moreKeys:
        "Cada llave abre la cuenta por sí sola. Si pierdes una, las demás la siguen abriendo.",
      secondText:
        "Una billetera tuya puede ser la segunda llave. Si algún día pierdes esta llave de acceso, con ella aún accedes a la cuenta en app.safe.global.",
      secondEither:
        "La segunda llave puede ser otra llave de acceso o una billetera tuya. Si algún día pierdes esta llave de acceso, la otra aún abre la cuenta aquí, y con la billetera accedes a ella en app.safe.global.",
      addAnother: "Agregar otra llave",
      makePasskey: "Crear otra llave de acceso",
      passkeyText:
        "En otro dispositivo, en tu teléfono o en una llave de seguridad. Abre esta cuenta aquí, igual que esta.",
      samePlace:
        "Esta llave de acceso ya está guardada ahí. Elige otro dispositivo o una llave de seguridad.",
      whichWallet: "¿Qué billetera?",
      showsItself: "Solo dice su dirección, y no firma nada.",
      writeAddress: "Escribir una dirección",
      address: "Dirección de la billetera",
      unchecked:
        "Nadie comprueba que esta dirección sea tuya. Quien la tenga tendrá toda tu cuenta.",
      noAddress: "Esto no es una dirección: debe tener 0x y 40 caracteres.",
      wrongCapitals: "Las mayúsculas de esta dirección no son correctas. Cópiala otra vez.",
      ownAddress: "Es la dirección de la propia cuenta.",
      knownKey: "Ya es una llave de la cuenta.",
      nobodys: "Nadie tiene esta dirección.",
      becomesKey:
        "{address} pasa a ser una llave de esta cuenta. Por sí sola puede hacer todo lo que tú puedes: enviar todo lo que hay aquí y quitar esta llave de acceso.",
      addedKey: "{address} agregada como llave",
      becomesPasskey:
        "La llave de acceso que acabas de crear pasa a ser una llave de esta cuenta. Por sí sola puede hacer todo lo que tú puedes: enviar todo lo que hay aquí y quitar esta llave de acceso.",
      addedPasskey: "Otra llave de acceso agregada como llave",
      addKey: "Agregar una segunda llave",
      keys: "Llaves",
    },
  },
};

export default spanish;

// German.
import type { KitLanguage } from "../languages/languages.ts";
import { connect } from "./connect/de-DE.ts";

const german: KitLanguage = {
  tag: "de-DE",
  texts: {
    button: {
      connect: "Wallet verbinden",
      notLoaded:
        "Die Liste der Wallets konnte nicht geladen werden. Prüfe deine Verbindung und versuche es erneut.",
      wrongNetwork: "Falsches Netzwerk",
      waiting: "Einen Moment, deine Wallet wird angefragt",
      slowWallet:
        "Deine Wallet hat noch nicht geantwortet. Vielleicht ist sie gesperrt: Entsperre sie oder wähle eine andere.",
    },
    app: { open: "{wallet} öffnen" },
    account: {
      button: "Dein Konto, {name}",
      buttonPending: "Dein Konto, {name}. Eine Transaktion läuft gerade.",
      title: "Dein Konto",
      copy: "Adresse kopieren",
      copied: "Kopiert!",
      copyByHand:
        "Dein Browser hat das Kopieren nicht zugelassen. Die Adresse ist hier markiert, du kannst sie von Hand kopieren:",
      disconnect: "Trennen",
      noBalance: "Das Guthaben konnte gerade nicht abgerufen werden.",
      retry: "Erneut versuchen",
      tokens: "Weitere Guthaben",
      noTokens: "Keine Token, die diese Website kennt.",
      networks: "Netzwerk wechseln",
    },
    chains: {
      title: "Netzwerk wechseln",
      connected: "Verbunden",
      confirm: "In der Wallet bestätigen",
      disconnect: "Trennen",
      wrongNetwork:
        "Falsches Netzwerk erkannt. Wechsle das Netzwerk oder trenne die Verbindung, um fortzufahren.",
      confirmIn: "In der Wallet bestätigen: {chain}",
      latestBlock: "Neuester Block: {block}",
      switched: "Netzwerk gewechselt: {chain}",
    },
    transactions: {
      heading: "Letzte Transaktionen",
      clearAll: "Alle löschen",
      pending: "Ausstehend",
      confirmed: "Bestätigt",
      failed: "Fehlgeschlagen",
      none: "Deine Transaktionen erscheinen hier …",
      moreOnExplorer: "Mehr im Explorer ansehen",
      cleared: "Letzte Transaktionen gelöscht",
      nowIs: "{description}: {status}",
    },
    failures: {
      someWallet: "Deine Wallet",
      busy: "{wallet} hat noch eine offene Anfrage. Öffne die Wallet und beantworte die Anfrage dort.",
      notFound:
        "{wallet} antwortet auf dieser Seite nicht. Ist die Wallet installiert und aktiviert?",
      notConnected: "Es ist keine Wallet mehr verbunden. Verbinde eine und versuche es erneut.",
      otherAccount:
        "In deiner Wallet ist jetzt ein anderes Konto ausgewählt. Es wurde nichts gesendet.",
      unknownChain:
        "{wallet} kennt dieses Netzwerk nicht und konnte es nicht hinzufügen. Füge es in der Wallet hinzu und wechsle dann dorthin.",
      noSwitching:
        "Deine Wallet unterstützt den Netzwerkwechsel von {app} aus nicht. Versuche stattdessen, das Netzwerk direkt in deiner Wallet zu wechseln.",
      passkeyStays:
        "Ein Konto per Passkey bleibt in dem Netzwerk, für das es erstellt wurde. Verbinde für ein anderes Netzwerk eine andere Wallet.",
      thisApp: "dieser App",
      switchFailed: "{wallet} hat das Netzwerk nicht gewechselt. Bitte versuche es erneut.",
      noChains:
        "Keine Chains im Connector gefunden. Diese Website nennt kein Netzwerk, mit dem man sich verbinden kann.",
      noProjectId:
        "Keine projectId gefunden. Diese Website braucht eine WalletConnect-Projekt-ID, bevor sich Handys mit ihr verbinden können.",
      safeUnavailable: "Safe-Informationen konnten nicht geladen werden.",
      unreachable:
        "Das Netzwerk ist nicht erreichbar. Prüfe deine Verbindung und versuche es erneut.",
      walletUnreachable:
        "{wallet} hat die eigene Verbindung zum Netzwerk verloren. Bitte versuche es in einem Moment erneut.",
      timedOut: "{wallet} hat nicht rechtzeitig geantwortet. Bitte versuche es erneut.",
      nodeTimedOut: "Das Netzwerk hat nicht rechtzeitig geantwortet. Bitte versuche es erneut.",
      unknown: "{wallet} ist auf ein unerwartetes Problem gestoßen. Bitte versuche es erneut.",
      invalidRequest: "{wallet} hat diese Anfrage nicht verstanden.",
      unauthorized:
        "{wallet} hat dieser Website das nicht erlaubt. Verbinde dich neu, um es zu erlauben.",
      unsupportedChains: "{wallet} unterstützt das Netzwerk dieser Website nicht.",
      unsupportedMethods: "{wallet} unterstützt nicht, was diese Website anfragt.",
      unsupportedAccounts: "{wallet} hat kein Konto, das diese Website nutzen kann.",
      endedByWallet: "{wallet} hat die Verbindung beendet. Verbinde dich neu, um fortzufahren.",
      settlementFailed:
        "{wallet} und diese Website konnten sich nicht auf eine Verbindung einigen. Bitte versuche es erneut.",
    },
    wallets: {
      installed: "Installiert",
      popular: "Beliebt",
      more: "Weitere Wallets",
      openApp: "Öffne die App {wallet}",
      openAppText: "Lege {wallet} auf deinen Startbildschirm, dann genügt immer ein Fingertipp.",
      create: "Erstelle oder importiere eine Wallet",
      createText:
        "Sichere sie und zeige die geheime Wiederherstellungsphrase niemandem, auch uns nicht.",
      scan: "Tippe auf den Scan-Button",
      scanText:
        "Richte die Kamera auf den Code hier, dann fragt dein Handy, ob du dich verbinden möchtest.",
      installExtension: "Installiere die Erweiterung {wallet}",
      installExtensionText:
        "Hefte {wallet} an die Symbolleiste, damit du die Erweiterung immer im Blick hast.",
      refresh: "Lade diese Seite neu",
      refreshText: "Sobald sie neu geladen ist, erkennt sie die Erweiterung.",
    },
    connect,
    ui: { back: "Zurück", clear: "Löschen", close: "Schließen", dismiss: "Ausblenden" },
    verify: {
      title: "Konto bestätigen",
      intro:
        "Signiere eine kurze Nachricht, um zu zeigen, dass dieses Konto dir gehört. Das ist kostenlos, und es wird nichts übertragen.",
      lookIn: "Deine Nachricht wartet in {wallet}. Lies sie dort und signiere sie dann.",
      preparing: "Nachricht wird vorbereitet …",
      send: "Nachricht senden",
      waiting: "Warten auf Signatur …",
      verifying: "Signatur wird geprüft …",
      cancel: "Abbrechen",
      ready: "Die Nachricht kann jetzt gesendet werden.",
      verified: "Dein Konto ist bestätigt.",
      text: "Was du signierst",
      signer: "Du signierst als",
      preparingFailed: "Fehler beim Vorbereiten der Nachricht, bitte versuche es erneut.",
      signingFailed: "Fehler beim Signieren der Nachricht, bitte versuche es erneut.",
      verifyingFailed: "Fehler beim Prüfen der Signatur, bitte versuche es erneut.",
      otherFailed: "Hoppla, da ist etwas schiefgelaufen.",
      offline: "Die Website ist gerade nicht erreichbar. Bist du online?",
      busy: "Das waren viele Versuche in kurzer Zeit. Bitte warte eine Minute und mach dann weiter.",
      away: "Die Website kann das gerade nicht prüfen. Mit deiner Wallet ist alles in Ordnung; mach bitte in einem Moment weiter.",
      notLoaded: "Dieser Teil der Website konnte nicht geladen werden. Bitte versuche es erneut.",
    },
    passkey: {
      start: "Mit Passkey fortfahren",
      startText:
        "Fingerabdruck, Gesicht oder Displaysperre öffnen dir ein Konto auf dieser Website. Ohne App und ohne Wörter zum Aufschreiben.",
      title: "Ein Konto per Passkey",
      hereTitle: "Nur für diese Website",
      hereText: "Dein Gerät bewahrt den Schlüssel auf und zeigt ihn keiner anderen Website.",
      lossTitle: "Ohne den Passkey ist das Konto verloren",
      lossText:
        "Niemand kann es dir zurückgeben, auch wir nicht. Ein synchronisierter Passkey ist auch auf deinen anderen Geräten. Später kann eine deiner Wallets ein zweiter Schlüssel sein.",
      lossEither:
        "Niemand kann es dir zurückgeben, auch wir nicht. Ein synchronisierter Passkey ist auch auf deinen anderen Geräten. Später kann ein weiterer Passkey oder eine deiner Wallets ein zweiter Schlüssel sein.",
      freeTitle: "Die Anmeldung ist kostenlos",
      freeText:
        "Es ist ein Konto auf Ethereum. Eine Gebühr fällt nur an, wenn du von dort etwas sendest.",
      make: "Passkey erstellen",
      have: "Ich habe schon einen",
      useMade: "Hier erstellten Passkey verwenden",
      making: "Dein Gerät fragt, ob du einen Passkey erstellen möchtest.",
      asking: "Dein Gerät fragt, welchen Passkey du verwenden möchtest.",
      searching: "Dein Konto wird gesucht …",
      onceMoreTitle: "Bitte noch einmal",
      onceMoreText: "Bestätige noch einmal, damit dein Konto gefunden werden kann.",
      onceMore: "Bestätigen",
      made: "Dein Konto ist da",
      synced: "Mit deinen anderen Geräten synchronisiert",
      onlyHere: "Nur auf diesem Gerät",
      goOn: "Weiter",
      cancelled:
        "Es wurde nichts erstellt oder verwendet. Versuche es erneut, wann immer du möchtest.",
      alreadyMade:
        "Auf diesem Gerät gibt es schon einen Passkey für diese Website. Verwende einfach diesen.",
      notFound:
        "Zu diesem Passkey gehört kein Konto. Erstelle einen neuen oder verwende einen anderen.",
      unfit:
        "Passkeys aus diesem Passwortmanager lassen sich hier nicht verwenden. Wähle einen anderen Speicherort.",
      noLock:
        "Richte auf diesem Gerät zuerst Fingerabdruck, Gesichtserkennung oder eine Displaysperre ein und versuche es dann erneut.",
      notHere:
        "Unter dieser Webadresse oder in diesem Fenster lassen sich keine Passkeys verwenden.",
      offline: "Das Konto konnte nicht abgefragt werden. Bist du online?",
      retry: "Erneut versuchen",
      row: "Passkey",
      forgetHint:
        "Beim Trennen vergisst dieses Gerät das Konto. Der Passkey selbst bleibt dort, wo er gespeichert ist.",
      quoting: "Das Netzwerk wird nach den Kosten gefragt …",
      fee: "Netzwerkgebühr",
      about: "etwa {amount}",
      lessThan: "weniger als {amount}",
      deploys:
        "Das meiste davon fällt nur einmal an: wenn dieses Konto zum ersten Mal etwas sendet.",
      whoPays: "Wer zahlt die Gebühr?",
      payersText:
        "Dieses Konto kann nicht selbst zahlen, das übernimmt eine andere Wallet. Sie sieht, was gesendet wird, und bekommt keinen Schlüssel zu deinem Konto.",
      noPayer:
        "Von hier aus ist keine Wallet erreichbar, die zahlen könnte. Öffne diese Seite dort, wo du eine hast.",
      connecting: "Stimme in {wallet} zu. Die Wallet teilt nur mit, welches Konto zahlt.",
      paidBy: "Bezahlt von",
      blind: "Dein Gerät zeigt bei seiner Frage keinen Text. Das bestätigst du damit:",
      confirm: "Mit deinem Passkey bestätigen",
      askPayer: "{wallet} noch einmal fragen",
      anotherPays: "Eine andere Wallet zahlt",
      signing: "Dein Gerät fragt nach deinem Passkey.",
      payNow: "Bestätige jetzt die Gebühr in {wallet}.",
      onItsWay:
        "Es ist unterwegs. Du kannst das Fenster schließen: In deinem Konto steht, was daraus wird.",
      done: "Es ist erledigt.",
      failedCall:
        "Das Netzwerk hat es abgelehnt. Nichts hat sich geändert, nur die Gebühr ist weg.",
      rejected: "{wallet} hat abgelehnt, es wurde nichts gesendet.",
      poor: "{wallet} hat nicht genug für die Gebühr. Eine andere Wallet kann zahlen.",
      elsewhere:
        "{wallet} ist in einem anderen Netzwerk. Wechsle dort zu {chain} und versuche es erneut.",
      cheap:
        "Das Netzwerk verlangt inzwischen mehr. Versuche es erneut und lass {wallet} mehr bieten.",
      refused: "Das Netzwerk würde das ablehnen, deshalb wurde nichts gesendet.",
      unreachable:
        "Das Netzwerk ist nicht erreichbar. Es wurde nichts gesendet, versuche es später erneut.",
      moved: "Das Konto hat inzwischen etwas anderes getan. Bestätige das bitte noch einmal.",
      notSigned:
        "Der Passkey hat nicht bestätigt. Ist er auf diesem Gerät? Es wurde nichts gesendet.",
      putOut:
        "Dieser Passkey ist kein Schlüssel des Kontos mehr. Seine anderen Schlüssel funktionieren auf app.safe.global.",
      several:
        "Mehrere Schlüssel dieses Kontos müssen zustimmen, das geht nur auf app.safe.global.",
      keysOf: "Schlüssel dieses Kontos",
      thisPasskey: "Dieser Passkey",
      anotherPasskey: "Ein anderer Passkey",
      aWallet: "Eine Wallet",
      oneKey: "Er ist der einzige Schlüssel: Geht er verloren, ist das Konto weg.",
      moreKeys:
        "Jeder Schlüssel öffnet das Konto allein. Geht einer verloren, öffnen es die anderen weiterhin.",
      secondText:
        "Eine deiner Wallets kann der zweite Schlüssel sein. Geht dieser Passkey einmal verloren, erreicht sie das Konto weiterhin, auf app.safe.global.",
      secondEither:
        "Der zweite Schlüssel kann ein weiterer Passkey oder eine deiner Wallets sein. Geht dieser Passkey einmal verloren, öffnet der weitere das Konto hier, und die Wallet erreicht es auf app.safe.global.",
      addAnother: "Weiteren Schlüssel hinzufügen",
      makePasskey: "Weiteren Passkey erstellen",
      passkeyText:
        "Auf einem anderen Gerät, deinem Handy oder einem Sicherheitsschlüssel. Er öffnet dieses Konto hier, so wie dieser.",
      samePlace:
        "Dort liegt dieser Passkey schon. Wähle ein anderes Gerät oder einen Sicherheitsschlüssel.",
      whichWallet: "Welche Wallet?",
      showsItself: "Sie nennt nur ihre Adresse und signiert nichts.",
      writeAddress: "Stattdessen eine Adresse eingeben",
      address: "Adresse der Wallet",
      unchecked: "Niemand prüft, ob diese Adresse dir gehört. Wer sie hat, hat dein ganzes Konto.",
      noAddress: "Das ist keine Adresse: Sie besteht aus 0x und 40 Zeichen.",
      wrongCapitals:
        "Die Großbuchstaben dieser Adresse passen nicht zusammen. Kopiere sie noch einmal.",
      ownAddress: "Das ist die Adresse des Kontos selbst.",
      knownKey: "Das ist schon ein Schlüssel des Kontos.",
      nobodys: "Diese Adresse gehört niemandem.",
      becomesKey:
        "{address} wird ein Schlüssel dieses Kontos. Er darf allein alles, was du darfst: alles senden, was hier liegt, und diesen Passkey entfernen.",
      addedKey: "{address} als Schlüssel hinzugefügt",
      becomesPasskey:
        "Der Passkey, den du gerade erstellt hast, wird ein Schlüssel dieses Kontos. Er darf allein alles, was du darfst: alles senden, was hier liegt, und diesen Passkey entfernen.",
      addedPasskey: "Weiteren Passkey als Schlüssel hinzugefügt",
      addKey: "Zweiten Schlüssel hinzufügen",
      keys: "Schlüssel",
    },
  },
};

export default german;

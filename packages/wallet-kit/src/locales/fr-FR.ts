// French.
import type { KitLanguage } from "../languages/languages.ts";
import { connect } from "./connect/fr-FR.ts";

const french: KitLanguage = {
  tag: "fr-FR",
  texts: {
    button: {
      connect: "Connecter un portefeuille",
      notLoaded:
        "La liste des portefeuilles n’a pas pu être chargée. Vérifiez votre connexion et réessayez.",
      wrongNetwork: "Mauvais réseau",
      waiting: "Un instant, nous interrogeons votre portefeuille",
      slowWallet:
        "Votre portefeuille n’a pas encore répondu. Il est peut-être verrouillé : déverrouillez-le ou choisissez-en un autre.",
    },
    app: { open: "Ouvrir {wallet}" },
    account: {
      button: "Votre compte, {name}",
      buttonPending: "Votre compte, {name}. Une transaction est en cours.",
      title: "Votre compte",
      copy: "Copier l’adresse",
      copied: "Copié !",
      copyByHand:
        "Votre navigateur n’a pas pu copier l’adresse. Elle est sélectionnée ici, prête à être copiée à la main :",
      disconnect: "Se déconnecter",
      noBalance: "Impossible de lire le solde pour le moment.",
      retry: "Réessayer",
      tokens: "Autres soldes",
      noTokens: "Aucun des jetons connus de ce site.",
      networks: "Changer de réseau",
    },
    chains: {
      title: "Changer de réseau",
      connected: "Connecté",
      confirm: "Confirmez dans le portefeuille",
      disconnect: "Se déconnecter",
      wrongNetwork: "Mauvais réseau détecté. Changez de réseau ou déconnectez-vous pour continuer.",
      confirmIn: "Confirmez dans le portefeuille : {chain}",
      latestBlock: "Dernier bloc : {block}",
      switched: "Le réseau est maintenant {chain}",
    },
    transactions: {
      heading: "Transactions récentes",
      clearAll: "Tout effacer",
      pending: "En attente",
      confirmed: "Confirmée",
      failed: "Échec",
      none: "Vos transactions apparaîtront ici…",
      moreOnExplorer: "En voir plus sur l’explorateur",
      cleared: "Transactions récentes effacées",
      nowIs: "{description} : {status}",
    },
    failures: {
      someWallet: "Votre portefeuille",
      busy: "{wallet} a déjà une demande en attente. Ouvrez le portefeuille et répondez-y.",
      notFound: "{wallet} ne répond pas sur cette page. Est-il installé et activé ?",
      notConnected: "Plus aucun portefeuille n’est connecté. Connectez-en un et réessayez.",
      otherAccount: "Votre portefeuille utilise maintenant un autre compte. Rien n’a été envoyé.",
      unknownChain:
        "{wallet} ne connaît pas ce réseau et n’a pas pu l’ajouter. Ajoutez-le dans le portefeuille, puis changez de réseau.",
      noSwitching:
        "Votre portefeuille ne permet pas de changer de réseau depuis {app}. Essayez plutôt d’en changer directement dans votre portefeuille.",
      passkeyStays:
        "Un compte par clé d’accès reste sur le réseau pour lequel il a été créé. Pour en utiliser un autre, connectez un autre portefeuille.",
      thisApp: "cette application",
      switchFailed: "{wallet} n’a pas changé de réseau. Veuillez réessayer.",
      noChains:
        "Aucune chaîne trouvée dans le connecteur. Ce site n’indique aucun réseau auquel se connecter.",
      noProjectId:
        "Aucun projectId trouvé. Ce site a besoin d’un identifiant de projet WalletConnect pour que des téléphones puissent s’y connecter.",
      safeUnavailable: "Impossible de charger les informations de Safe.",
      unreachable: "Le réseau est injoignable. Vérifiez votre connexion et réessayez.",
      walletUnreachable:
        "{wallet} a perdu sa propre connexion au réseau. Veuillez réessayer dans un instant.",
      timedOut: "{wallet} n’a pas répondu à temps. Veuillez réessayer.",
      nodeTimedOut: "Le réseau n’a pas répondu à temps. Veuillez réessayer.",
      unknown: "{wallet} a rencontré un problème inattendu. Veuillez réessayer.",
      invalidRequest: "{wallet} n’a pas compris cette demande.",
      unauthorized:
        "{wallet} n’a pas autorisé ce site à demander cela. Reconnectez-vous pour l’autoriser.",
      unsupportedChains: "{wallet} ne prend pas en charge le réseau de ce site.",
      unsupportedMethods: "{wallet} ne prend pas en charge ce que ce site demande.",
      unsupportedAccounts: "{wallet} n’a aucun compte que ce site puisse utiliser.",
      endedByWallet: "{wallet} a mis fin à la connexion. Reconnectez-vous pour continuer.",
      settlementFailed:
        "{wallet} et ce site n’ont pas pu s’accorder sur une connexion. Veuillez réessayer.",
    },
    wallets: {
      installed: "Installés",
      popular: "Populaires",
      more: "Autres portefeuilles",
      openApp: "Ouvrez l’application {wallet}",
      openAppText: "Gardez {wallet} sur votre écran d’accueil, toujours à portée de doigt.",
      create: "Créez ou importez un portefeuille",
      createText:
        "Sauvegardez-le et ne montrez la phrase secrète de récupération à personne, pas même à nous.",
      scan: "Appuyez sur le bouton de scan",
      scanText: "Visez le code affiché ici, et votre téléphone vous proposera de vous connecter.",
      installExtension: "Installez l’extension {wallet}",
      installExtensionText:
        "Épinglez {wallet} à la barre d’outils pour l’avoir toujours sous les yeux.",
      refresh: "Actualisez cette page",
      refreshText: "Une fois rechargée, elle détectera l’extension.",
    },
    connect,
    ui: { back: "Retour", clear: "Effacer", close: "Fermer", dismiss: "Ignorer" },
    verify: {
      title: "Vérifier votre compte",
      intro:
        "Signez un court message pour montrer que ce compte est à vous. C’est gratuit et rien n’est transféré.",
      lookIn: "Votre message vous attend dans {wallet}. Lisez-le, puis signez-le.",
      preparing: "Préparation du message…",
      send: "Envoyer le message",
      waiting: "En attente de la signature…",
      verifying: "Vérification de la signature…",
      cancel: "Annuler",
      ready: "Le message est prêt à être envoyé.",
      verified: "Votre compte est vérifié.",
      text: "Ce que vous signez",
      signer: "Vous signez en tant que",
      preparingFailed: "Erreur lors de la préparation du message, veuillez réessayer.",
      signingFailed: "Erreur lors de la signature du message, veuillez réessayer.",
      verifyingFailed: "Erreur lors de la vérification de la signature, veuillez réessayer.",
      otherFailed: "Oups, un problème est survenu.",
      offline: "Le site est injoignable pour l’instant. Êtes-vous en ligne ?",
      busy: "Cela fait beaucoup d’essais en peu de temps. Patientez une minute, puis continuez.",
      away: "Le site ne peut pas faire la vérification pour l’instant. Le problème ne vient pas de votre portefeuille ; continuez dans un instant.",
      notLoaded: "Cette partie du site n’a pas pu être chargée. Veuillez réessayer.",
    },
    passkey: {
      start: "Continuer avec une clé d’accès",
      startText:
        "Votre empreinte, votre visage ou le verrouillage de l’écran vous ouvre un compte sur ce site. Sans application ni mots à noter.",
      title: "Un compte par clé d’accès",
      hereTitle: "Uniquement pour ce site",
      hereText: "Votre appareil garde la clé et ne la montre à aucun autre site.",
      lossTitle: "Sans la clé d’accès, le compte est perdu",
      lossText:
        "Personne ne peut vous le rendre, pas même nous. Une clé d’accès synchronisée se trouve aussi sur vos autres appareils. Plus tard, l’un de vos portefeuilles peut devenir une deuxième clé.",
      lossEither:
        "Personne ne peut vous le rendre, pas même nous. Une clé d’accès synchronisée se trouve aussi sur vos autres appareils. Plus tard, une autre clé d’accès ou l’un de vos portefeuilles peut devenir une deuxième clé.",
      freeTitle: "S’identifier est gratuit",
      freeText:
        "C’est un compte sur Ethereum. Seuls les envois depuis ce compte entraînent des frais.",
      make: "Créer une clé d’accès",
      have: "J’en ai déjà une",
      useMade: "Utiliser la clé d’accès créée ici",
      making: "Votre appareil vous demande si vous voulez créer une clé d’accès.",
      asking: "Votre appareil vous demande quelle clé d’accès utiliser.",
      searching: "Recherche de votre compte…",
      onceMoreTitle: "Encore une fois, s’il vous plaît",
      onceMoreText: "Confirmez à nouveau pour que votre compte puisse être retrouvé.",
      onceMore: "Confirmer",
      made: "Votre compte est prêt",
      synced: "Synchronisée avec vos autres appareils",
      onlyHere: "Sur cet appareil uniquement",
      goOn: "Continuer",
      cancelled: "Aucune clé d’accès n’a été créée ni utilisée. Réessayez quand vous voulez.",
      alreadyMade: "Cet appareil a déjà une clé d’accès pour ce site. Utilisez-la.",
      notFound:
        "Aucun compte n’est associé à cette clé d’accès. Créez-en une nouvelle ou utilisez-en une autre.",
      unfit:
        "Les clés d’accès de ce gestionnaire de mots de passe ne fonctionnent pas ici. Choisissez un autre endroit où conserver la vôtre.",
      noLock:
        "Configurez d’abord une empreinte, la reconnaissance du visage ou un verrouillage de l’écran sur cet appareil, puis réessayez.",
      notHere: "Impossible d’utiliser une clé d’accès à cette adresse web ou dans cette fenêtre.",
      offline: "Impossible de rechercher le compte. Êtes-vous en ligne ?",
      retry: "Réessayer",
      row: "Clé d’accès",
      forgetHint:
        "Si vous vous déconnectez, cet appareil oublie le compte. La clé d’accès elle-même reste là où elle est conservée.",
      quoting: "Estimation du coût auprès du réseau…",
      fee: "Frais de réseau",
      about: "environ {amount}",
      lessThan: "moins de {amount}",
      deploys: "L’essentiel n’est payé qu’une fois, au premier envoi de ce compte.",
      whoPays: "Qui paie les frais ?",
      payersText:
        "Ce compte ne peut pas payer lui-même : un autre portefeuille s’en charge. Il voit ce qui est envoyé et ne reçoit aucune clé de votre compte.",
      noPayer:
        "Aucun portefeuille capable de payer n’est joignable d’ici. Ouvrez cette page là où vous en avez un.",
      connecting: "Acceptez dans {wallet}. Il indique seulement quel compte paie.",
      paidBy: "Payé par",
      blind: "Votre appareil n’affiche aucun texte quand il demande. Voici ce que vous confirmez :",
      confirm: "Confirmer avec votre clé d’accès",
      askPayer: "Redemander à {wallet}",
      anotherPays: "Un autre portefeuille paie",
      signing: "Votre appareil demande votre clé d’accès.",
      payNow: "Confirmez maintenant les frais dans {wallet}.",
      onItsWay: "C’est en route. Vous pouvez fermer : la suite s’affiche dans votre compte.",
      done: "C’est fait.",
      failedCall: "Le réseau a refusé. Rien n’a changé, seuls les frais sont dépensés.",
      rejected: "{wallet} a refusé, rien n’a été envoyé.",
      poor: "{wallet} n’a pas de quoi payer les frais. Un autre portefeuille peut payer.",
      elsewhere: "{wallet} est sur un autre réseau. Passez-le sur {chain}, puis réessayez.",
      cheap: "Le réseau demande davantage à présent. Réessayez en laissant {wallet} proposer plus.",
      refused: "Le réseau refuserait, rien n’a donc été envoyé.",
      unreachable: "Le réseau est injoignable. Rien n’a été envoyé ; réessayez un peu plus tard.",
      moved: "Le compte a fait autre chose entre-temps. Confirmez encore une fois.",
      notSigned:
        "La clé d’accès n’a pas confirmé. Est-elle sur cet appareil ? Rien n’a été envoyé.",
      putOut:
        "Cette clé d’accès n’est plus une clé du compte. Ses autres clés fonctionnent sur app.safe.global.",
      several:
        "Plusieurs clés de ce compte doivent être d’accord, ce qui n’est possible que sur app.safe.global.",
      keysOf: "Clés de ce compte",
      thisPasskey: "Cette clé d’accès",
      anotherPasskey: "Une autre clé d’accès",
      aWallet: "Un portefeuille",
      oneKey: "C’est la seule clé : si vous la perdez, le compte est perdu.",
      moreKeys:
        "Chaque clé ouvre le compte à elle seule. Si vous en perdez une, les autres l’ouvrent toujours.",
      secondText:
        "L’un de vos portefeuilles peut être la deuxième clé. Si cette clé d’accès se perd, il ouvre encore le compte, sur app.safe.global.",
      secondEither:
        "La deuxième clé peut être une autre clé d’accès ou l’un de vos portefeuilles. Si cette clé d’accès se perd, l’autre ouvre encore le compte ici, et le portefeuille l’ouvre sur app.safe.global.",
      addAnother: "Ajouter une autre clé",
      makePasskey: "Créer une autre clé d’accès",
      passkeyText:
        "Sur un autre appareil, votre téléphone ou une clé de sécurité. Elle ouvre ce compte ici, comme celle-ci.",
      samePlace:
        "Cette clé d’accès y est déjà conservée. Choisissez un autre appareil ou une clé de sécurité.",
      whichWallet: "Quel portefeuille ?",
      showsItself: "Il donne seulement son adresse et ne signe rien.",
      writeAddress: "Saisir plutôt une adresse",
      address: "Adresse du portefeuille",
      unchecked:
        "Personne ne vérifie que cette adresse est la vôtre. Qui la détient a tout votre compte.",
      noAddress: "Ce n’est pas une adresse : il faut 0x et 40 caractères.",
      wrongCapitals:
        "Les majuscules de cette adresse ne concordent pas. Copiez-la encore une fois.",
      ownAddress: "C’est l’adresse du compte lui-même.",
      knownKey: "C’est déjà une clé du compte.",
      nobodys: "Personne ne détient cette adresse.",
      becomesKey:
        "{address} devient une clé de ce compte. Elle peut faire seule tout ce que vous pouvez : envoyer tout ce qui s’y trouve et retirer cette clé d’accès.",
      addedKey: "{address} ajoutée comme clé",
      becomesPasskey:
        "La clé d’accès que vous venez de créer devient une clé de ce compte. Elle peut faire seule tout ce que vous pouvez : envoyer tout ce qui s’y trouve et retirer cette clé d’accès.",
      addedPasskey: "Autre clé d’accès ajoutée comme clé",
      addKey: "Ajouter une deuxième clé",
      keys: "Clés",
    },
  },
};

export default french;

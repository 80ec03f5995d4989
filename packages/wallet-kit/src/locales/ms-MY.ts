// Malay.
import type { KitLanguage } from "../languages/languages.ts";
import { connect } from "./connect/ms-MY.ts";

const malay: KitLanguage = {
  tag: "ms-MY",
  texts: {
    button: {
      connect: "Sambungkan dompet",
      notLoaded:
        "Senarai dompet tidak dapat dimuatkan. Semak sambungan internet, kemudian cuba lagi.",
      wrongNetwork: "Rangkaian salah",
      waiting: "Sebentar, menunggu jawapan dompet anda",
      slowWallet:
        "Dompet anda belum menjawab. Mungkin dompet berkunci; buka kuncinya atau pilih dompet lain.",
    },
    app: { open: "Buka {wallet}" },
    account: {
      button: "Akaun anda, {name}",
      buttonPending: "Akaun anda, {name}. Satu transaksi sedang diproses.",
      title: "Akaun anda",
      copy: "Salin alamat",
      copied: "Disalin!",
      copyByHand:
        "Pelayar tidak dapat menyalinnya. Alamat sudah dipilih di sini dan sedia untuk disalin secara manual:",
      disconnect: "Putuskan sambungan",
      noBalance: "Baki tidak dapat dibaca buat masa ini.",
      retry: "Cuba lagi",
      tokens: "Baki lain",
      noTokens: "Tiada token yang dikenali laman ini.",
      networks: "Tukar rangkaian",
    },
    chains: {
      title: "Tukar rangkaian",
      connected: "Disambungkan",
      confirm: "Sahkan dalam dompet",
      disconnect: "Putuskan sambungan",
      wrongNetwork:
        "Rangkaian yang salah dikesan. Tukar rangkaian atau putuskan sambungan untuk meneruskan.",
      confirmIn: "Sahkan dalam dompet: {chain}",
      latestBlock: "Blok terkini: {block}",
      switched: "Rangkaian ditukar kepada {chain}",
    },
    transactions: {
      heading: "Transaksi terkini",
      clearAll: "Kosongkan semua",
      pending: "Sedang diproses",
      confirmed: "Disahkan",
      failed: "Gagal",
      none: "Transaksi anda akan muncul di sini...",
      moreOnExplorer: "Lihat lagi di penjelajah blok",
      cleared: "Transaksi terkini telah dikosongkan",
      nowIs: "{description}: {status}",
    },
    failures: {
      someWallet: "Dompet anda",
      busy: "{wallet} masih mempunyai permintaan yang belum dijawab. Buka dompet dan jawab di sana.",
      notFound: "{wallet} tidak menjawab di halaman ini. Adakah ia sudah dipasang dan diaktifkan?",
      notConnected: "Tiada lagi dompet yang disambungkan. Sambungkan dompet, kemudian cuba lagi.",
      otherAccount: "Dompet anda kini menggunakan akaun lain. Tiada apa-apa yang dihantar.",
      unknownChain:
        "{wallet} tidak mengenali rangkaian ini dan tidak dapat menambahkannya. Tambahkan rangkaian dalam dompet, kemudian tukar.",
      noSwitching:
        "Dompet anda tidak menyokong penukaran rangkaian melalui {app}. Cuba tukar rangkaian terus dalam dompet anda.",
      passkeyStays:
        "Akaun dengan kunci laluan kekal pada rangkaian asal akaun itu. Untuk rangkaian lain, sambungkan dompet lain.",
      thisApp: "aplikasi ini",
      switchFailed: "{wallet} tidak menukar rangkaian. Sila cuba lagi.",
      noChains:
        "Tiada rangkaian pada penyambung. Laman ini tidak menyatakan rangkaian untuk disambungkan.",
      noProjectId:
        "projectId tidak ditemui. Laman ini memerlukan ID projek WalletConnect sebelum telefon boleh bersambung dengannya.",
      safeUnavailable: "Maklumat Safe tidak dapat dimuatkan.",
      unreachable: "Rangkaian tidak dapat dicapai. Semak sambungan internet, kemudian cuba lagi.",
      walletUnreachable:
        "{wallet} kehilangan sambungan dengan rangkaian. Tunggu sebentar, kemudian cuba lagi.",
      timedOut: "{wallet} tidak menjawab dalam masa yang ditetapkan. Sila cuba lagi.",
      nodeTimedOut: "Rangkaian tidak menjawab dalam masa yang ditetapkan. Sila cuba lagi.",
      unknown: "{wallet} menghadapi masalah yang tidak dijangka. Sila cuba lagi.",
      invalidRequest: "{wallet} tidak dapat memahami permintaan ini.",
      unauthorized:
        "{wallet} belum membenarkan laman ini meminta perkara itu. Sambungkan semula untuk membenarkannya.",
      unsupportedChains: "{wallet} tidak menyokong rangkaian laman ini.",
      unsupportedMethods: "{wallet} tidak menyokong permintaan laman ini.",
      unsupportedAccounts: "{wallet} tidak mempunyai akaun yang boleh digunakan oleh laman ini.",
      endedByWallet: "{wallet} telah menamatkan sambungan. Sambungkan semula untuk meneruskan.",
      settlementFailed:
        "{wallet} dan laman ini tidak dapat bersetuju tentang sambungan. Sila cuba lagi.",
    },
    wallets: {
      installed: "Dipasang",
      popular: "Popular",
      more: "Dompet lain",
      openApp: "Buka aplikasi {wallet}",
      openAppText:
        "Simpan {wallet} pada skrin utama supaya sentiasa boleh dibuka dengan satu ketikan.",
      create: "Cipta atau import dompet",
      createText:
        "Buat sandaran, dan jangan tunjukkan frasa pemulihan rahsia kepada sesiapa, termasuk kami.",
      scan: "Ketik butang imbas",
      scanText:
        "Halakan pada kod QR di sini, kemudian permintaan sambungan akan muncul pada telefon.",
      installExtension: "Pasang ekstensi {wallet}",
      installExtensionText: "Sematkan {wallet} pada bar alat supaya sentiasa kelihatan.",
      refresh: "Muat semula halaman ini",
      refreshText: "Ekstensi akan dikesan sebaik sahaja halaman dimuat semula.",
    },
    connect,
    ui: { back: "Kembali", clear: "Kosongkan", close: "Tutup", dismiss: "Ketepikan" },
    verify: {
      title: "Sahkan akaun anda",
      intro:
        "Tandatangani mesej ringkas untuk menunjukkan bahawa akaun ini milik anda. Tiada bayaran dan tiada aset yang dipindahkan.",
      lookIn: "Mesej anda menunggu dalam {wallet}. Baca di sana, kemudian tandatangani.",
      preparing: "Menyediakan mesej...",
      send: "Hantar mesej",
      waiting: "Menunggu tandatangan...",
      verifying: "Mengesahkan tandatangan...",
      cancel: "Batal",
      ready: "Mesej sedia untuk dihantar.",
      verified: "Akaun anda telah disahkan.",
      text: "Yang anda tandatangani",
      signer: "Menandatangani sebagai",
      preparingFailed: "Mesej tidak dapat disediakan, sila cuba lagi.",
      signingFailed: "Mesej tidak dapat ditandatangani, sila cuba lagi.",
      verifyingFailed: "Tandatangan tidak dapat disahkan, sila cuba lagi.",
      otherFailed: "Maaf, ada sesuatu yang tidak kena.",
      offline: "Laman tidak dapat dicapai buat masa ini. Adakah anda dalam talian?",
      busy: "Terdapat banyak percubaan dalam masa yang singkat. Sila tunggu seminit, kemudian teruskan.",
      away: "Laman tidak dapat menyemaknya buat masa ini. Tiada masalah dengan dompet anda; sila teruskan sebentar lagi.",
      notLoaded: "Bahagian laman ini tidak dapat dimuatkan. Sila cuba lagi.",
    },
    passkey: {
      start: "Teruskan dengan kunci laluan",
      startText:
        "Cap jari, wajah atau kunci skrin membuka akaun untuk anda di laman ini. Tanpa aplikasi, tanpa perkataan yang perlu dicatat.",
      title: "Akaun dengan kunci laluan",
      hereTitle: "Hanya berfungsi di laman ini",
      hereText: "Peranti anda menyimpan kunci itu dan tidak menunjukkannya kepada laman lain.",
      lossTitle: "Jika kunci laluan hilang, akaun turut hilang",
      lossText:
        "Tiada sesiapa yang dapat mengembalikannya, termasuk kami. Kunci laluan yang disegerakkan juga ada pada peranti anda yang lain. Kemudian, dompet anda boleh menjadi kunci kedua.",
      lossEither:
        "Tiada sesiapa yang dapat mengembalikannya, termasuk kami. Kunci laluan yang disegerakkan juga ada pada peranti anda yang lain. Kemudian, kunci laluan lain atau dompet anda boleh menjadi kunci kedua.",
      freeTitle: "Log masuk adalah percuma",
      freeText:
        "Ini ialah akaun di Ethereum. Bayaran hanya dikenakan apabila anda menghantar sesuatu daripada akaun ini.",
      make: "Cipta kunci laluan",
      have: "Saya sudah ada",
      useMade: "Guna kunci laluan yang dicipta di sini",
      making: "Peranti anda bertanya sama ada mahu mencipta kunci laluan.",
      asking: "Peranti anda bertanya kunci laluan mana yang mahu digunakan.",
      searching: "Mencari akaun anda...",
      onceMoreTitle: "Sila ulang sekali lagi",
      onceMoreText: "Sahkan sekali lagi supaya akaun anda dapat ditemukan.",
      onceMore: "Sahkan",
      made: "Akaun anda sedia digunakan",
      synced: "Disegerakkan ke peranti anda yang lain",
      onlyHere: "Pada peranti ini sahaja",
      goOn: "Teruskan",
      cancelled: "Tiada apa-apa yang dicipta atau digunakan. Cuba lagi pada bila-bila masa.",
      alreadyMade: "Peranti ini sudah ada kunci laluan untuk laman ini. Gunakan yang itu.",
      notFound: "Tiada akaun untuk kunci laluan ini. Cipta yang baharu atau gunakan yang lain.",
      unfit:
        "Kunci laluan daripada pengurus kata laluan ini tidak boleh digunakan di sini. Pilih tempat simpanan lain.",
      noLock:
        "Sediakan cap jari, wajah atau kunci skrin pada peranti ini dahulu, kemudian cuba lagi.",
      notHere: "Kunci laluan tidak boleh digunakan di alamat web ini atau dalam tetingkap ini.",
      offline: "Maklumat akaun tidak dapat diambil. Adakah anda dalam talian?",
      retry: "Cuba lagi",
      row: "Kunci laluan",
      forgetHint:
        "Apabila sambungan diputuskan, peranti ini melupakan akaun. Kunci laluan itu kekal di tempat simpanannya.",
      quoting: "Menanyakan kosnya kepada rangkaian...",
      fee: "Bayaran rangkaian",
      about: "kira-kira {amount}",
      lessThan: "kurang daripada {amount}",
      deploys:
        "Kebanyakannya dibayar sekali sahaja, apabila akaun ini mula-mula menghantar sesuatu.",
      whoPays: "Siapa yang membayar?",
      payersText:
        "Akaun ini tidak dapat membayar sendiri: dompet lain yang membayar. Dompet itu melihat apa yang dihantar dan tidak mendapat kunci kepada akaun anda.",
      noPayer:
        "Tiada dompet yang dapat membayar boleh dicapai dari sini. Buka halaman ini di tempat anda memilikinya.",
      connecting: "Benarkan dalam {wallet}. Dompet itu hanya memberitahu akaun mana yang membayar.",
      paidBy: "Dibayar oleh",
      blind: "Peranti anda tidak memaparkan teks apabila bertanya. Inilah yang anda sahkan:",
      confirm: "Sahkan dengan kunci laluan",
      askPayer: "Tanya {wallet} sekali lagi",
      anotherPays: "Dompet lain yang membayar",
      signing: "Peranti anda meminta kunci laluan.",
      payNow: "Sekarang sahkan bayaran dalam {wallet}.",
      onItsWay: "Sedang diproses. Anda boleh menutup ini: hasilnya ada dalam akaun anda.",
      done: "Selesai.",
      failedCall: "Rangkaian menolaknya. Tiada apa yang berubah; hanya bayaran yang terpakai.",
      rejected: "{wallet} menolak, dan tiada apa yang dihantar.",
      poor: "Baki {wallet} tidak cukup untuk bayaran. Dompet lain boleh membayar.",
      elsewhere: "{wallet} berada di rangkaian lain. Tukar kepada {chain}, kemudian cuba lagi.",
      cheap: "Rangkaian kini meminta lebih. Cuba lagi dan biarkan {wallet} menawarkan lebih.",
      refused: "Rangkaian akan menolaknya, jadi tiada apa yang dihantar.",
      unreachable: "Rangkaian tidak dapat dicapai. Tiada apa yang dihantar; cuba lagi nanti.",
      moved: "Akaun ini telah melakukan perkara lain. Sahkan sekali lagi.",
      notSigned:
        "Kunci laluan tidak mengesahkan. Adakah ia pada peranti ini? Tiada apa yang dihantar.",
      putOut:
        "Kunci laluan ini bukan lagi kunci akaun ini. Kunci lain berfungsi di app.safe.global.",
      several: "Beberapa kunci akaun ini mesti bersetuju, dan itu hanya boleh di app.safe.global.",
      keysOf: "Kunci akaun ini",
      thisPasskey: "Kunci laluan ini",
      anotherPasskey: "Kunci laluan lain",
      aWallet: "Dompet",
      oneKey: "Inilah satu-satunya kunci: jika hilang, akaun turut hilang.",
      moreKeys: "Setiap kunci membuka akaun ini sendiri. Jika satu hilang, yang lain masih boleh.",
      secondText:
        "Dompet anda boleh menjadi kunci kedua. Jika kunci laluan ini hilang, dompet itu masih boleh mengakses akaun ini di app.safe.global.",
      secondEither:
        "Kunci laluan lain atau dompet anda boleh menjadi kunci kedua. Jika kunci laluan ini hilang, kunci laluan lain itu masih membuka akaun di sini, dan dompet boleh mengaksesnya di app.safe.global.",
      addAnother: "Tambah kunci lain",
      makePasskey: "Cipta kunci laluan lain",
      passkeyText:
        "Pada peranti lain, pada telefon anda atau pada kunci keselamatan. Ia membuka akaun ini di sini, seperti kunci laluan ini.",
      samePlace:
        "Kunci laluan ini sudah disimpan di sana. Pilih peranti lain atau kunci keselamatan.",
      whichWallet: "Dompet yang mana?",
      showsItself: "Dompet itu hanya memberitahu alamatnya dan tidak menandatangani apa-apa.",
      writeAddress: "Tulis alamat sahaja",
      address: "Alamat dompet",
      unchecked:
        "Tiada sesiapa memeriksa sama ada alamat ini milik anda. Pemegangnya menguasai seluruh akaun anda.",
      noAddress: "Ini bukan alamat: mesti 0x dan 40 aksara.",
      wrongCapitals: "Huruf besar pada alamat ini tidak sepadan. Salin sekali lagi.",
      ownAddress: "Ini alamat akaun itu sendiri.",
      knownKey: "Ini sudah menjadi kunci akaun ini.",
      nobodys: "Alamat ini tiada pemilik.",
      becomesKey:
        "{address} menjadi kunci akaun ini. Kunci itu sahaja boleh melakukan semua yang anda boleh lakukan: menghantar semua yang ada di sini dan mengeluarkan kunci laluan ini.",
      addedKey: "Menambah {address} sebagai kunci",
      becomesPasskey:
        "Kunci laluan yang baru anda cipta menjadi kunci akaun ini. Kunci itu sahaja boleh melakukan semua yang anda boleh lakukan: menghantar semua yang ada di sini dan mengeluarkan kunci laluan ini.",
      addedPasskey: "Menambah kunci laluan lain sebagai kunci",
      addKey: "Tambah kunci kedua",
      keys: "Kunci",
    },
  },
};

export default malay;

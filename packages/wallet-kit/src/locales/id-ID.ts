// Indonesian.
import type { KitLanguage } from "../languages/languages.ts";
import { connect } from "./connect/id-ID.ts";

const indonesian: KitLanguage = {
  tag: "id-ID",
  texts: {
    button: {
      connect: "Hubungkan dompet",
      notLoaded: "Daftar dompet tidak dapat dimuat. Periksa koneksi internet, lalu coba lagi.",
      wrongNetwork: "Jaringan salah",
      waiting: "Sebentar, menunggu jawaban dompet Anda",
      slowWallet:
        "Dompet Anda belum merespons. Mungkin dompet sedang terkunci; buka kuncinya atau pilih dompet lain.",
    },
    app: { open: "Buka {wallet}" },
    account: {
      button: "Akun Anda, {name}",
      buttonPending: "Akun Anda, {name}. Ada transaksi yang sedang diproses.",
      title: "Akun Anda",
      copy: "Salin alamat",
      copied: "Disalin!",
      copyByHand:
        "Browser tidak dapat menyalinnya. Alamat sudah dipilih di sini dan siap disalin secara manual:",
      disconnect: "Putuskan koneksi",
      noBalance: "Saldo belum dapat dibaca saat ini.",
      retry: "Coba lagi",
      tokens: "Saldo lain",
      noTokens: "Tidak ada token yang dikenal situs ini.",
      networks: "Ganti jaringan",
    },
    chains: {
      title: "Ganti jaringan",
      connected: "Terhubung",
      confirm: "Konfirmasi di dompet",
      disconnect: "Putuskan koneksi",
      wrongNetwork:
        "Terdeteksi jaringan yang salah. Ganti jaringan atau putuskan koneksi untuk melanjutkan.",
      confirmIn: "Konfirmasi di dompet: {chain}",
      latestBlock: "Blok terbaru: {block}",
      switched: "Jaringan diganti ke {chain}",
    },
    transactions: {
      heading: "Transaksi terbaru",
      clearAll: "Hapus semua",
      pending: "Diproses",
      confirmed: "Dikonfirmasi",
      failed: "Gagal",
      none: "Transaksi Anda akan muncul di sini...",
      moreOnExplorer: "Lihat lainnya di penjelajah blok",
      cleared: "Transaksi terbaru telah dihapus",
      nowIs: "{description}: {status}",
    },
    failures: {
      someWallet: "Dompet Anda",
      busy: "{wallet} masih memiliki permintaan yang terbuka. Buka dompet dan jawab di sana.",
      notFound: "{wallet} tidak merespons di halaman ini. Apakah sudah terpasang dan aktif?",
      notConnected: "Tidak ada lagi dompet yang terhubung. Hubungkan dompet, lalu coba lagi.",
      otherAccount: "Dompet Anda kini memakai akun lain. Tidak ada yang dikirim.",
      unknownChain:
        "{wallet} tidak mengenal jaringan ini dan tidak dapat menambahkannya. Tambahkan di dompet, lalu ganti jaringan.",
      noSwitching:
        "Dompet Anda tidak mendukung penggantian jaringan dari {app}. Coba ganti jaringan langsung di dompet.",
      passkeyStays:
        "Akun dengan kunci sandi tetap berada di jaringan tempat akun itu dibuat. Untuk jaringan lain, hubungkan dompet lain.",
      thisApp: "aplikasi ini",
      switchFailed: "{wallet} belum mengganti jaringan. Silakan coba lagi.",
      noChains:
        "Tidak ada jaringan pada konektor. Situs ini tidak menyebutkan jaringan untuk dihubungkan.",
      noProjectId:
        "projectId tidak ditemukan. Situs ini memerlukan ID proyek WalletConnect agar ponsel dapat terhubung.",
      safeUnavailable: "Informasi Safe tidak dapat dimuat.",
      unreachable: "Jaringan tidak dapat dijangkau. Periksa koneksi internet, lalu coba lagi.",
      walletUnreachable:
        "{wallet} kehilangan koneksi ke jaringan. Tunggu sebentar, lalu coba lagi.",
      timedOut: "{wallet} tidak merespons tepat waktu. Silakan coba lagi.",
      nodeTimedOut: "Jaringan tidak merespons tepat waktu. Silakan coba lagi.",
      unknown: "{wallet} mengalami kendala tak terduga. Silakan coba lagi.",
      invalidRequest: "{wallet} tidak dapat memahami permintaan ini.",
      unauthorized:
        "{wallet} belum mengizinkan situs ini meminta hal itu. Hubungkan lagi untuk mengizinkannya.",
      unsupportedChains: "{wallet} tidak mendukung jaringan situs ini.",
      unsupportedMethods: "{wallet} tidak mendukung permintaan dari situs ini.",
      unsupportedAccounts: "{wallet} tidak memiliki akun yang dapat dipakai situs ini.",
      endedByWallet: "{wallet} telah mengakhiri koneksi. Hubungkan lagi untuk melanjutkan.",
      settlementFailed:
        "{wallet} dan situs ini belum berhasil menyepakati koneksi. Silakan coba lagi.",
    },
    wallets: {
      installed: "Terpasang",
      popular: "Populer",
      more: "Dompet lainnya",
      openApp: "Buka aplikasi {wallet}",
      openAppText: "Simpan {wallet} di layar utama agar selalu dapat dibuka dengan satu ketukan.",
      create: "Buat atau impor dompet",
      createText:
        "Cadangkan dompet, dan jangan tunjukkan frasa pemulihan rahasia kepada siapa pun, termasuk kami.",
      scan: "Ketuk tombol pindai",
      scanText: "Arahkan ke kode QR di sini, lalu permintaan koneksi akan muncul di ponsel.",
      installExtension: "Pasang ekstensi {wallet}",
      installExtensionText: "Sematkan {wallet} di bilah alat agar selalu terlihat.",
      refresh: "Muat ulang halaman ini",
      refreshText: "Ekstensi akan terdeteksi begitu halaman dimuat ulang.",
    },
    connect,
    ui: { back: "Kembali", clear: "Hapus", close: "Tutup", dismiss: "Abaikan" },
    verify: {
      title: "Verifikasi akun Anda",
      intro:
        "Tanda tangani pesan singkat untuk menunjukkan bahwa akun ini milik Anda. Tidak ada biaya dan tidak ada aset yang dipindahkan.",
      lookIn: "Pesan Anda menunggu di {wallet}. Baca di sana, lalu tanda tangani.",
      preparing: "Menyiapkan pesan...",
      send: "Kirim pesan",
      waiting: "Menunggu tanda tangan...",
      verifying: "Memverifikasi tanda tangan...",
      cancel: "Batal",
      ready: "Pesan siap dikirim.",
      verified: "Akun Anda telah diverifikasi.",
      text: "Yang Anda tanda tangani",
      signer: "Menandatangani sebagai",
      preparingFailed: "Pesan tidak dapat disiapkan, silakan coba lagi.",
      signingFailed: "Pesan tidak dapat ditandatangani, silakan coba lagi.",
      verifyingFailed: "Tanda tangan tidak dapat diverifikasi, silakan coba lagi.",
      otherFailed: "Ups, terjadi kesalahan.",
      offline: "Situs tidak dapat dijangkau saat ini. Apakah Anda sedang online?",
      busy: "Ada banyak percobaan dalam waktu singkat. Tunggu satu menit, lalu lanjutkan.",
      away: "Situs belum dapat memeriksanya saat ini. Tidak ada masalah dengan dompet Anda; silakan lanjutkan sebentar lagi.",
      notLoaded: "Bagian situs ini tidak dapat dimuat. Silakan coba lagi.",
    },
    passkey: {
      start: "Lanjutkan dengan kunci sandi",
      startText:
        "Sidik jari, wajah, atau kunci layar membuka akun untuk Anda di situs ini. Tanpa aplikasi, tanpa kata-kata yang harus dicatat.",
      title: "Akun dengan kunci sandi",
      hereTitle: "Hanya berlaku di situs ini",
      hereText: "Perangkat Anda menyimpan kuncinya dan tidak menunjukkannya ke situs lain.",
      lossTitle: "Jika kunci sandi hilang, akun ikut hilang",
      lossText:
        "Tidak ada yang bisa mengembalikannya, termasuk kami. Kunci sandi yang disinkronkan juga ada di perangkat Anda yang lain. Nanti, dompet Anda bisa menjadi kunci kedua.",
      lossEither:
        "Tidak ada yang bisa mengembalikannya, termasuk kami. Kunci sandi yang disinkronkan juga ada di perangkat Anda yang lain. Nanti, kunci sandi lain atau dompet Anda bisa menjadi kunci kedua.",
      freeTitle: "Masuk tanpa biaya",
      freeText:
        "Ini adalah akun di Ethereum. Biaya hanya berlaku saat mengirim sesuatu dari akun ini.",
      make: "Buat kunci sandi",
      have: "Saya sudah punya",
      useMade: "Gunakan kunci sandi yang dibuat di sini",
      making: "Perangkat Anda menanyakan apakah kunci sandi akan dibuat.",
      asking: "Perangkat Anda menanyakan kunci sandi mana yang akan dipakai.",
      searching: "Mencari akun Anda...",
      onceMoreTitle: "Mohon ulangi sekali lagi",
      onceMoreText: "Konfirmasikan sekali lagi agar akun Anda dapat ditemukan.",
      onceMore: "Konfirmasi",
      made: "Akun Anda siap dipakai",
      synced: "Disinkronkan ke perangkat Anda yang lain",
      onlyHere: "Hanya di perangkat ini",
      goOn: "Lanjutkan",
      cancelled: "Tidak ada yang dibuat atau dipakai. Coba lagi kapan saja.",
      alreadyMade: "Perangkat ini sudah memiliki kunci sandi untuk situs ini. Pakai yang itu.",
      notFound: "Tidak ada akun untuk kunci sandi ini. Buat yang baru atau pakai yang lain.",
      unfit:
        "Kunci sandi dari pengelola kata sandi ini tidak dapat dipakai di sini. Pilih tempat penyimpanan lain.",
      noLock: "Atur dulu sidik jari, wajah, atau kunci layar di perangkat ini, lalu coba lagi.",
      notHere: "Kunci sandi tidak dapat dipakai di alamat web ini atau di jendela ini.",
      offline: "Data akun tidak dapat diambil. Apakah Anda sedang online?",
      retry: "Coba lagi",
      row: "Kunci sandi",
      forgetHint:
        "Jika koneksi diputuskan, perangkat ini melupakan akun. Kunci sandi tetap ada di tempat penyimpanannya.",
      quoting: "Menanyakan biayanya ke jaringan...",
      fee: "Biaya jaringan",
      about: "sekitar {amount}",
      lessThan: "kurang dari {amount}",
      deploys:
        "Sebagian besarnya hanya dibayar sekali, saat akun ini pertama kali mengirim sesuatu.",
      whoPays: "Siapa yang membayar biayanya?",
      payersText:
        "Akun ini tidak bisa membayar sendiri: dompet lain yang membayar. Dompet itu melihat apa yang dikirim dan tidak mendapat kunci ke akun Anda.",
      noPayer:
        "Dari sini tidak ada dompet yang bisa membayar. Buka halaman ini di tempat Anda memilikinya.",
      connecting: "Setujui di {wallet}. Dompet itu hanya memberi tahu akun mana yang membayar.",
      paidBy: "Dibayar oleh",
      blind: "Perangkat Anda tidak menampilkan teks saat bertanya. Inilah yang Anda konfirmasikan:",
      confirm: "Konfirmasi dengan kunci sandi",
      askPayer: "Tanyakan lagi ke {wallet}",
      anotherPays: "Dompet lain yang membayar",
      signing: "Perangkat Anda meminta kunci sandi.",
      payNow: "Sekarang konfirmasikan biayanya di {wallet}.",
      onItsWay: "Sedang diproses. Anda boleh menutup ini: hasilnya ada di akun Anda.",
      done: "Selesai.",
      failedCall: "Jaringan menolaknya. Tidak ada yang berubah; hanya biayanya yang terpakai.",
      rejected: "{wallet} menolak, dan tidak ada yang dikirim.",
      poor: "Saldo {wallet} tidak cukup untuk biayanya. Dompet lain dapat membayar.",
      elsewhere: "{wallet} ada di jaringan lain. Ganti ke {chain}, lalu coba lagi.",
      cheap: "Jaringan kini meminta lebih banyak. Coba lagi dan biarkan {wallet} menawarkan lebih.",
      refused: "Jaringan akan menolaknya, jadi tidak ada yang dikirim.",
      unreachable: "Jaringan tidak dapat dijangkau. Tidak ada yang dikirim; coba lagi nanti.",
      moved: "Akun ini melakukan hal lain sementara itu. Konfirmasikan sekali lagi.",
      notSigned:
        "Kunci sandi tidak mengonfirmasi. Apakah ada di perangkat ini? Tidak ada yang dikirim.",
      putOut:
        "Kunci sandi ini bukan lagi kunci akun ini. Kunci lainnya berfungsi di app.safe.global.",
      several: "Beberapa kunci akun ini harus setuju, dan itu hanya bisa di app.safe.global.",
      keysOf: "Kunci akun ini",
      thisPasskey: "Kunci sandi ini",
      anotherPasskey: "Kunci sandi lain",
      aWallet: "Dompet",
      oneKey: "Ini satu-satunya kunci: jika hilang, akun ikut hilang.",
      moreKeys:
        "Setiap kunci dapat membuka akun ini sendiri. Jika satu hilang, yang lain tetap bisa.",
      secondText:
        "Dompet Anda bisa menjadi kunci kedua. Jika kunci sandi ini hilang, dompet itu tetap dapat mengakses akun ini di app.safe.global.",
      secondEither:
        "Kunci sandi lain atau dompet Anda bisa menjadi kunci kedua. Jika kunci sandi ini hilang, kunci sandi lain itu tetap membuka akun di sini, dan dompet dapat mengaksesnya di app.safe.global.",
      addAnother: "Tambahkan kunci lain",
      makePasskey: "Buat kunci sandi lain",
      passkeyText:
        "Di perangkat lain, di ponsel Anda, atau di kunci keamanan. Kunci itu membuka akun ini di sini, seperti kunci sandi ini.",
      samePlace:
        "Kunci sandi ini sudah tersimpan di sana. Pilih perangkat lain atau kunci keamanan.",
      whichWallet: "Dompet yang mana?",
      showsItself: "Dompet itu hanya memberi tahu alamatnya dan tidak menandatangani apa pun.",
      writeAddress: "Tulis alamat saja",
      address: "Alamat dompet",
      unchecked:
        "Tidak ada yang memeriksa apakah alamat ini milik Anda. Pemegangnya menguasai seluruh akun Anda.",
      noAddress: "Ini bukan alamat: harus 0x dan 40 karakter.",
      wrongCapitals: "Huruf besar pada alamat ini tidak cocok. Salin sekali lagi.",
      ownAddress: "Ini alamat akun itu sendiri.",
      knownKey: "Ini sudah menjadi kunci akun ini.",
      nobodys: "Tidak ada pemilik alamat ini.",
      becomesKey:
        "{address} menjadi kunci akun ini. Kunci itu sendiri dapat melakukan semua yang dapat Anda lakukan: mengirim semua yang ada di sini dan mengeluarkan kunci sandi ini.",
      addedKey: "Menambahkan {address} sebagai kunci",
      becomesPasskey:
        "Kunci sandi yang baru Anda buat menjadi kunci akun ini. Kunci itu sendiri dapat melakukan semua yang dapat Anda lakukan: mengirim semua yang ada di sini dan mengeluarkan kunci sandi ini.",
      addedPasskey: "Menambahkan kunci sandi lain sebagai kunci",
      addKey: "Tambahkan kunci kedua",
      keys: "Kunci",
    },
  },
};

export default indonesian;

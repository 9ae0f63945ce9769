import CPango
import Foundation
import Synchronization

/// A namespace for replacing the system fonts with those of three Debian packages, so that text in tests and recordings
/// looks the same on every machine.
package enum PinnedFonts {
    /// Uses only DejaVu, Droid Sans Fallback and Noto Color Emoji for later layouts, and ignores the fontconfig
    /// settings of the user and the system. Existing layouts don't change. Later calls have no effect.
    ///
    /// - Throws: A `PinnedFontsError`, which names the Debian packages to install if files are missing.
    package static func use() throws(PinnedFontsError) {
        let result = FontSystem.shared.withLock { system -> Result<Void, PinnedFontsError> in
            guard !system.isPinned else { return .success(()) }
            return Result { () throws(PinnedFontsError) in
                let config = try makeConfig()
                defer { FcConfigDestroy(config) }
                guard FcConfigSetCurrent(config) != 0 else {
                    throw PinnedFontsError(description: "fontconfig rejected the settings of the pinned fonts")
                }
                system.pin(to: config)
            }
        }
        try result.get()
    }

    /// `true` if pinned fonts replace the system fonts.
    static var isAnySet: Bool { FontSystem.shared.withLock { $0.isPinned } }

    /// The packages and their files, listed individually because whole folders could contain fonts of other packages.
    private static let packages: [(name: String, files: [String])] = [
        (
            "fonts-dejavu-core",
            [
                "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
                "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf",
                "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf",
                "/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf",
            ]
        ),
        ("fonts-droid-fallback", ["/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf"]),
        ("fonts-noto-color-emoji", ["/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"]),
    ]

    private static func makeConfig() throws(PinnedFontsError) -> OpaquePointer {
        let missing = packages.filter { !$0.files.allSatisfy(FileManager.default.fileExists) }.map(\.name)
        guard missing.isEmpty else {
            let names = missing.joined(separator: " ")
            throw PinnedFontsError(description: "the pinned fonts are not installed: apt-get install \(names)")
        }
        guard let config = FcConfigCreate() else {
            throw PinnedFontsError(description: "fontconfig could not create a configuration: out of memory")
        }
        var isComplete = FcConfigParseAndLoadFromMemory(config, rules, 1) != 0
        for file in packages.flatMap(\.files) {
            isComplete = FcConfigAppFontAddFile(config, file) != 0 && isComplete
        }
        guard isComplete else {
            FcConfigDestroy(config)
            throw PinnedFontsError(description: "fontconfig could not read the pinned fonts or their settings")
        }
        return config
    }

    /// The fontconfig rules: family aliases, synthetic slanting for families without italics, and scaling of emoji,
    /// which are bitmaps of one size. Distributions ship similar rules.
    private static let rules = """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
        <fontconfig>
          <alias binding="same"><family>sans-serif</family>
            <prefer><family>DejaVu Sans</family><family>Droid Sans Fallback</family></prefer></alias>
          <alias binding="same"><family>monospace</family>
            <prefer><family>DejaVu Sans Mono</family><family>Droid Sans Fallback</family></prefer></alias>
          <alias binding="same"><family>emoji</family>
            <prefer><family>Noto Color Emoji</family></prefer></alias>
          <match target="font">
            <test name="slant"><const>roman</const></test>
            <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
            <edit name="matrix" mode="assign"><times><name>matrix</name>
              <matrix><double>1</double><double>0.2</double><double>0</double><double>1</double></matrix>
            </times></edit>
            <edit name="slant" mode="assign"><const>oblique</const></edit>
          </match>
          <match target="font">
            <test name="outline"><bool>false</bool></test>
            <edit name="pixelsizefixupfactor" mode="assign"><divide>
              <name target="pattern">pixelsize</name><name target="font">pixelsize</name>
            </divide></edit>
            <edit name="matrix" mode="assign"><times><name>matrix</name>
              <matrix><name>pixelsizefixupfactor</name><double>0</double>
                <double>0</double><name>pixelsizefixupfactor</name></matrix>
            </times></edit>
            <edit name="size" mode="assign"><times>
              <name>size</name><name>pixelsizefixupfactor</name>
            </times></edit>
          </match>
        </fontconfig>
        """
}

/// The reason why the pinned fonts can't be used.
package struct PinnedFontsError: Error, CustomStringConvertible {
    package let description: String
}

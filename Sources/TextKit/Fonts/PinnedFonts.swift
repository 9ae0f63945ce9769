import CPango
import Foundation
import Synchronization

/// Replaces the machine's fonts by three packaged ones, so that the text of tests and recordings looks the same on
/// machines with other fonts and settings.
package enum PinnedFonts {
    /// Lays out all later text with DejaVu, Droid Sans Fallback and Noto Color Emoji alone; the user's and
    /// the machine's fontconfig settings no longer matter. Text that is laid out already stays. Calling it
    /// again changes nothing.
    ///
    /// Throws an error that names the Debian packages to install when files are missing.
    package static func use() throws(PinnedFontsError) {
        let result = FontSystem.shared.withLock { system -> Result<Void, PinnedFontsError> in
            guard !system.isPinned else { return .success(()) }
            return Result { () throws(PinnedFontsError) in
                let config = try makeConfig()
                defer { FcConfigDestroy(config) }
                guard FcConfigSetCurrent(config) != 0 else {
                    throw PinnedFontsError(description: "fontconfig refused the pinned fonts' settings")
                }
                system.pin(to: config)
            }
        }
        try result.get()
    }

    /// Whether text is laid out with the pinned fonts.
    static var areUsed: Bool { FontSystem.shared.withLock { $0.isPinned } }

    /// The packages and the files that are used of each: whole folders would let in what other packages put there.
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
            throw PinnedFontsError(description: "fontconfig could not make a configuration: out of memory")
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

    /// Which font answers to which name, slanting for want of italics, and scaling for emoji, which are pictures of one
    /// size: what a distribution's own configuration does too.
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

/// Why the pinned fonts could not be used, and what to do.
package struct PinnedFontsError: Error, CustomStringConvertible {
    package let description: String
}

import ViewKit

/// The palette's entries.
extension DemoViewController {
    /// The entries, in the order in which the palette lists them before the user types.
    var paletteEntries: [PaletteEntry] {
        screenEntries + settingEntries + themeEntries + presetEntries + windowEntries + networkEntries
            + screenActionEntries + cardEntries
    }

    // MARK: Private

    private var screenEntries: [PaletteEntry] {
        scenes.enumerated().map { index, scene in
            let key = index < DemoKeys.digits.count ? DemoKeys.digits[index] : nil
            return PaletteEntry(title: title(of: scene), kind: .screen, keywords: scene.summary, key: key) {
                [weak self] in
                self?.choose(scene)
                self?.focusContent()
            }
        }
    }

    /// The presets; empty on screens without styled skeletons, as in the inspector.
    private var presetEntries: [PaletteEntry] {
        guard screen.hasStyledSkeletons else { return [] }
        return DemoPreset.all.map { preset in
            PaletteEntry(title: preset.title, kind: .preset, keywords: "look theme style \(preset.name)") {
                [weak self] in self?.change("Look") { $0.preset = preset }
            }
        }
    }

    private var themeEntries: [PaletteEntry] {
        let themes: [(title: String, value: UIUserInterfaceStyle)] = [("Dark theme", .dark), ("Light theme", .light)]
        return themes.map { title, theme in
            PaletteEntry(title: title, kind: .action, keywords: "mode appearance night day") { [weak self] in
                self?.change("Theme") { $0.theme = theme }
            }
        }
    }

    private var settingEntries: [PaletteEntry] {
        panels.settingTitles.map { section, title in
            PaletteEntry(
                title: title, kind: .setting(section: section), keywords: PaletteKeywords.words(forSetting: title)
            ) { [weak self] in self?.panels.reveal(setting: title) }
        }
    }

    private var screenActionEntries: [PaletteEntry] {
        screen.keyActions.filter { $0.key != "Esc" && $0.key != "P" }.map { action in
            PaletteEntry(title: action.title, kind: .action, keywords: "show", key: action.key) { [weak self] in
                self?.screen.performAction(forKey: action.key)
            }
        }
    }

    /// The window's actions, which are available on every screen.
    private var windowEntries: [PaletteEntry] {
        func entry(_ title: String, _ key: String?, _ words: String, _ perform: @escaping (DemoViewController) -> Void)
            -> PaletteEntry
        {
            PaletteEntry(title: title, kind: .action, keywords: words, key: key) { [weak self] in
                if let self { perform(self) }
            }
        }
        let comparison =
            pinnedStyle == nil
            ? [entry("Compare styles", "X", "a b split side by side divider difference pin") { $0.toggleComparison() }]
            : [
                entry("Keep B", "X", "compare end comparison styles close") { $0.toggleComparison() },
                entry("Keep A", nil, "compare end comparison styles pinned discard return") { $0.keepPinnedStyle() },
            ]
        return (screen.hasStyledSkeletons ? comparison : []) + [
            entry("Frame times", "F1", "hud fps performance statistics graph milliseconds") { $0.toggleHud() },
            entry("Outlines and reasons", "F2", "explain bones debug layout flags why") {
                $0.explainer.showsAll.toggle()
            },
            entry("Select a view", "C", "inspect pick element click") { $0.toggleSelecting() },
            entry("Accessibility elements", "A", "tree screen reader voiceover") { $0.showElements() },
            entry("Pause or resume", "P", "freeze stop clock time") { $0.togglePause() },
            entry("Step one frame", ".", "next frame advance clock") { $0.time.step() },
            entry("Inspector", "I", "settings options panel open close") { $0.isInspectorOpen.toggle() },
            entry("Undo", "Ctrl+Z", "back revert take") { $0.undo() },
            entry("Redo", "Ctrl+Shift+Z", "again forward") { $0.redo() },
            entry("Reset", nil, "restore default original revert all settings") { $0.perform(.reset) },
            entry("Copy as Swift", nil, "code source export clipboard paste") { $0.copyCode() },
            entry("Show Swift code", nil, "source text read view export") { $0.showCode() },
            entry("Copy SVG", nil, "export picture vector clipboard") { $0.perform(.copySVG) },
            entry("Save SVG", nil, "export picture vector file") { $0.perform(.saveSVG) },
            entry("Copy HTML", nil, "export web page css clipboard") { $0.perform(.copyHTML) },
            entry("Save HTML", nil, "export web page css file") { $0.perform(.saveHTML) },
            entry("Record a GIF", nil, "video export animation file") { $0.perform(.recordGIF) },
            entry("Record an MP4", nil, "video export animation file") { $0.perform(.recordMP4) },
            entry("Record a WebM", nil, "video export animation file") { $0.perform(.recordWebM) },
            entry("Save a PNG", nil, "picture screenshot image export file") { $0.perform(.savePNG) },
            entry("Copy link", nil, "share url state") { $0.perform(.copyLink) },
            entry("Copy command line", nil, "share shell terminal options state") { $0.perform(.copyCommand) },
            entry("Keys", "?", "keyboard shortcuts help list") { $0.panels.openKeys() },
        ]
    }

    private var cardEntries: [PaletteEntry] {
        scenes.flatMap { scene in
            cardTitles(of: scene).map { card in
                PaletteEntry(title: card, kind: .card(screen: title(of: scene))) { [weak self] in
                    guard let self else { return }
                    choose(scene)
                    view.layoutIfNeeded()
                    (screen as? CardsScreenController)?.reveal(card: card)
                }
            }
        }
    }

    private func cardTitles(of scene: DemoScene) -> [String] {
        let screen = scene == self.scene ? screen : scene == .file ? nil : makeScreen(scene)
        return (screen as? CardsScreenController)?.cardTitles ?? []
    }
}

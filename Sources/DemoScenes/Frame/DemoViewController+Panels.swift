package import Foundation
import SkeletonView

extension DemoViewController: DemoPanelsOwner {
    var keySheetContent: [(name: String, entries: [KeySheet.Entry])] {
        DemoKeys.content(screens: scenes.count, screen: scene.title, actions: screen.keyActions)
    }

    var inspectorSettings: DemoSettings {
        DemoSettings(
            style: style, pinned: pinnedStyle, theme: view.window?.overrideUserInterfaceStyle ?? .unspecified,
            direction: view.effectiveUserInterfaceLayoutDirection, textSize: textSize, time: time,
            display: displayOwner?.display, network: network?.network, networkFailure: network?.failure)
    }

    /// Returns the settings of `originalState`, or the current settings if `originalState` is `nil`.
    func makeOriginalSettings() -> DemoSettings {
        guard let originalState else { return inspectorSettings }
        return DemoSettings(
            style: originalState.style, theme: originalState.theme, direction: originalState.direction,
            textSize: originalState.textSize, display: originalDisplay,
            network: network.map { _ in originalNetwork })
    }

    var exportPlace: String { ExportFolder.shortDisplayPath(of: exportFolder) }
    var isInspectorUsed: Bool { screen.hasStyledSkeletons }
    func ignoredSettings(in style: DemoStyle) -> Set<String> { screen.ignoredSettings(in: style) }
    var loadsFeed: Bool { screen is FeedScreenController }
    var visibleLineStyles: VisibleLineStyles { screen.visibleLineStyles }

    func choose(_ scene: DemoScene) {
        self.scene = scene
        panels.closeCover()
    }

    func apply(_ settings: DemoSettings) {
        // The direction is applied before the style, because a sweep along the reading direction depends on it.
        if let window = view.window {
            window.overrideUserInterfaceStyle = settings.theme
            window.setAppearance(style: window.windowTraits.userInterfaceStyle, direction: settings.direction)
        }
        if textSize != settings.textSize { textSize = settings.textSize }
        time = settings.time
        style = settings.style
        pinnedStyle = settings.pinned
        screen.apply(style)
        updateShimmer()
        updateComparison()
        panels.updateVisibleLines()
        if let display = settings.display { show(display) }
        // A change to another setting keeps the reason why a condition isn't available.
        if let network = settings.network { choose(network, keepsFailure: settings.networkFailure != nil) }
        stateDidChange?()
    }

    func inspectorDidToggle() {
        if isViewLoaded { screen.updateActions() }
        stateDidChange?()
    }

    func togglePalette() { panels.togglePalette() }

    func toggleSelecting() {
        // Interrupts a load loop, which would replace the selected view.
        if !explainer.isSelecting, screen.playback == .loop {
            screen.choose(.skeleton)
            interruptedPlayback = .loop
        }
        explainer.isSelecting.toggle()
        if !explainer.isSelecting, let interruptedPlayback { playback = interruptedPlayback }
        panels.showsSelecting = explainer.isSelecting
        screen.updateActions()
        showIntroduction(on: screen)
    }

    /// Returns `true` if a window of `size` has room for the inspector beside a screen of comfortable width.
    package static func hasRoomForInspector(in size: CGSize) -> Bool {
        FrameLayout(size: size, isInspectorOpen: true).screen.width >= comfortableWidth
    }

    /// The minimum width, in points, that must remain for the screen if the inspector is to open automatically.
    private static let comfortableWidth: CGFloat = 640

    // MARK: Internal

    /// The introduction that the header shows to newcomers.
    private static let introduction = "Placeholders while your data loads. Change anything in the inspector."
    private static let selecting: HeaderText = .init(
        "Click a view, or select one with the arrow keys. Escape ends.", short: "Click a view. Escape ends.")

    /// Shows instructions in the header of `screen` during view selection, or else the introduction on screens with
    /// styled skeletons.
    func showIntroduction(on screen: any DemoScreen) {
        screen.header.introduction = screen.hasStyledSkeletons ? Self.introduction : nil
        screen.header.instructions = explainer.isSelecting ? Self.selecting : nil
    }

    /// Resumes the clock if it is paused, or else the bones if they have stopped moving; otherwise, pauses the clock.
    func togglePause() {
        if time.isPaused || !screen.header.resumeMotion() { time.isPaused.toggle() }
    }

    /// Updates the window's clock from `old` to `time`.
    func follow(_ time: DemoTime, from old: DemoTime) {
        guard let window = view.window else { return }
        window.clock.scale.setSpeed(time.isPaused ? 0 : time.speed)
        // Resumes bones that have reached their time limit, which would otherwise move neither by steps nor after a
        // pause.
        if time.steps > old.steps || (old.isPaused && !time.isPaused) { screen.header.resumeMotion() }
        for _ in old.steps..<max(old.steps, time.steps) { window.step(DemoTime.step) }
        panels.show(time)
        hud.isPaused = time.isPaused
        screen.header.showsPaused = time.isPaused
        screen.updateActions()
    }

    /// Starts or stops the shimmer over the screen's content.
    func updateShimmer() {
        style.updateShimmer(over: screen.content)
    }

    /// Applies `display` to the window, or shows an alert if that fails.
    private func show(_ display: DemoDisplay) {
        guard let displayOwner, displayOwner.display != display else { return }
        do {
            try displayOwner.show(display)
        } catch {
            panels.show(displayOwner.display)
            showAlert(("Not available on this screen", WindowMessage.text(of: "\(error)")))
        }
    }

    /// Shows the view of `item` in the inspector, or removes the section for the selected view if `item` is `nil`.
    func didSelect(_ item: SceneTree.Item?) {
        selectedView = item?.view
        view.setNeedsLayout()
        panels.selection = item.map { item in
            SelectionView(item, isAutomatic: { [weak self] in self?.style.isAutomatic ?? false }) {
                [weak self] name, view, change in
                self?.change(name, of: view, change)
            }
        }
    }

    /// Updates everything that depends on the layout: the scroll position, the panels, the explainer and the HUD.
    /// Called after each layout pass.
    func layoutDidEnd() {
        // The inspector may have just opened and left less room for the screen.
        selectedView?.scrollIntoView()
        selectedView = nil
        panels.updateVisibleLines()
        explainer.refresh()
        hud.layoutDidEnd(screen.content)
        if let item = explainer.selectedItem { panels.selection?.update(item) }
    }
}

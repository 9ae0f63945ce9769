import ViewKit

extension DemoViewController {
    /// The current state of the window, to be restored on the next launch. If the screen is that of a scene file, the
    /// state contains the feed screen instead.
    package var state: DemoState {
        let settings = inspectorSettings
        var state = DemoState(
            scene: scene == .file ? .feed : scene, size: view.bounds.size, style: settings.style, theme: settings.theme,
            direction: settings.direction)
        state.pinned = settings.pinned
        let divider = comparison?.position ?? dividerPosition
        state.divider = pinnedStyle == nil || divider == 0.5 ? nil : divider
        state.playback = interruptedPlayback ?? playback
        state.showsInspector = panels.wantsInspector
        state.showsOverlay = explainer.showsAll
        state.showsHud = wantsHud
        state.textSize = settings.textSize
        state.network = settings.network ?? .fast
        state.scale = displayOwner.map { CGFloat($0.display.scale) }.flatMap { $0 == 1 ? nil : $0 }
        return state
    }

    /// Restores the comparison, the playback, the inspector, the frame time HUD and the outlines from `state`. Call
    /// this before the window is shown.
    package func restorePanels(_ state: DemoState) {
        pinnedStyle = state.pinned
        dividerPosition = state.divider ?? 0.5
        playback = state.playback
        wantsHud = state.showsHud
        isInspectorOpen = state.showsInspector
        explainer.showsAll = state.showsOverlay
    }
}

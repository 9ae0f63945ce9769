import StageKit
import Testing
import UIKit

@Suite("Idioms of visual effects, snapshots and appearance")
@MainActor
struct EffectIdioms {
    let stage = OffscreenStage(size: CGSize(width: 320, height: 480))

    @Test("A visual effect view has content, and a snapshot with the view's frame")
    func effects() {
        let blurView = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        blurView.frame = stage.window.bounds
        blurView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        blurView.layer.cornerRadius = 16
        blurView.clipsToBounds = true
        blurView.contentView.addSubview(UILabel())
        let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)))
        blurView.contentView.addSubview(vibrancy)
        stage.window.addSubview(blurView)
        stage.advance(by: 0)
        UIView.animate(withDuration: 0.2) { blurView.effect = nil }
        let snapshot = blurView.snapshotView(afterScreenUpdates: true)
        snapshot.map(stage.window.addSubview)
        #expect(snapshot?.frame == stage.window.bounds)
    }

    @Test("Appearance proxies, feedback generators and other settings are accepted")
    func passing() {
        UINavigationBar.appearance().tintColor = .white
        UINavigationBar.appearance().barTintColor = .systemBlue
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
        UITabBar.appearance().tintColor = .systemPink
        UISwitch.appearance().onTintColor = .systemOrange
        UINavigationBar.appearance().barTintColor = nil
        UINavigationBar.appearance().titleTextAttributes = nil
        UINavigationBar.appearance().tintColor = nil
        UITabBar.appearance().tintColor = nil
        UISwitch.appearance().onTintColor = nil
        let feedback = UIImpactFeedbackGenerator(style: .medium)
        feedback.prepare()
        feedback.impactOccurred()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        UISelectionFeedbackGenerator().selectionChanged()
        stage.window.windowLevel = .statusBar
        let spinner = UIActivityIndicatorView(style: .whiteLarge)
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.popoverPresentationController?.sourceView = stage.window
        sheet.modalPresentationCapturesStatusBarAppearance = true
        let offset = UIOffset(horizontal: 0, vertical: 8)
        #expect(spinner.color == .white && offset != .zero && stage.window.windowLevel > .normal)
    }
}

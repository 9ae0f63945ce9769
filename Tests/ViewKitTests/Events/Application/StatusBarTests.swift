import ControlKit
import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("Status bar and orientation")
struct StatusBarTests {
    @Test("There is no status bar, and the orientation follows the key window's proportions")
    func orientation() {
        let application = UIApplication()
        #expect(application.statusBarFrame == .zero && application.isStatusBarHidden)
        #expect(application.statusBarStyle == .default && application.statusBarOrientation == .unknown)

        let stage = OffscreenStage(size: CGSize(width: 40, height: 30))
        application.windowDidOpen(stage.window)
        #expect(application.statusBarOrientation.isLandscape && !application.statusBarOrientation.isPortrait)
        stage.resize(to: CGSize(width: 30, height: 40))
        stage.advance(by: 0)
        #expect(application.statusBarOrientation.isPortrait && !application.statusBarOrientation.isLandscape)
    }
}

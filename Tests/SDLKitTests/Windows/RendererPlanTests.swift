import Testing

@testable import SDLKit

@Suite("Choice of the renderer") struct RendererPlanTests {
    private func plan(
        _ choice: RendererChoice, video: String = "x11", requested: String? = nil, card: Bool = false
    ) -> RendererPlan {
        RendererPlan(choice, in: .init(videoDriver: video, requestedDriver: requested, hasGraphicsCard: card))
    }

    @Test(
        "A renderer choice has its raw name",
        arguments: zip(RendererChoice.allCases, ["auto", "opengl", "opengles2", "software"]))
    func rawNames(choice: RendererChoice, word: String) {
        #expect(RendererChoice(rawValue: word) == choice)
    }

    @Test("Unknown names are not a renderer choice", arguments: ["", "OpenGL", "vulkan", " software"])
    func unknownNames(word: String) {
        #expect(RendererChoice(rawValue: word) == nil)
    }

    @Test("Without a graphics card the software renderer is used, and OpenGL is not tried")
    func withoutCard() {
        #expect(plan(.auto).first == .software)
        #expect(plan(.auto, video: "offscreen", card: true).first == .software)
    }

    @Test("With a graphics card an accelerated renderer is tried, and a software device is rejected")
    func withCard() {
        let chosen = plan(.auto, card: true)

        #expect(chosen.first == .accelerated(driver: nil))
        #expect(!chosen.acceptsSoftwareDevice)
        #expect(chosen.fallsBack)
    }

    @Test("On Wayland, the choice depends on the graphics card as on X11")
    func wayland() {
        #expect(plan(.auto, video: "wayland") == plan(.auto))
        #expect(plan(.auto, video: "wayland", card: true) == plan(.auto, card: true))
    }

    @Test("A requested renderer is the only one tried")
    func requestedRenderer() {
        #expect(plan(.software, card: true).first == .software)
        for choice in [RendererChoice.opengl, .opengles2] {
            let chosen = plan(choice)
            #expect(chosen.first == .accelerated(driver: choice.rawValue))
            #expect(chosen.acceptsSoftwareDevice)
            #expect(!chosen.fallsBack)
        }
    }

    @Test("SDL_RENDER_DRIVER applies if the choice is automatic")
    func environment() {
        #expect(plan(.auto, requested: "opengles2").first == .accelerated(driver: "opengles2"))
        #expect(plan(.auto, requested: "software", card: true).first == .software)
        #expect(plan(.auto, requested: "").first == .software)
        #expect(plan(.opengl, requested: "software").first == .accelerated(driver: "opengl"))
    }

    @Test(
        "Software devices are recognized by name",
        arguments: [
            ("llvmpipe (LLVM 15.0.6, 256 bits)", true), ("softpipe", true), ("Mesa Intel(R) UHD Graphics 620", false),
            ("NVIDIA GeForce RTX 3060/PCIe/SSE2", false),
        ])
    func softwareDevices(device: String, isSoftware: Bool) {
        #expect(OpenGL.isSoftware(device) == isSoftware)
    }
}

import Testing

@testable import SDLKit

@Suite struct RendererPlanTests {
    private func plan(
        _ choice: RendererChoice, video: String = "x11", asked: String? = nil, card: Bool = false
    ) -> RendererPlan {
        RendererPlan(choice, in: .init(videoDriver: video, askedDriver: asked, hasGraphicsCard: card))
    }

    @Test(arguments: zip(RendererChoice.allCases, ["auto", "opengl", "opengles2", "software"]))
    func `A choice is written as its word`(choice: RendererChoice, word: String) {
        #expect(RendererChoice(rawValue: word) == choice)
    }

    @Test(arguments: ["", "OpenGL", "vulkan", " software"])
    func `Other words are no choice`(word: String) {
        #expect(RendererChoice(rawValue: word) == nil)
    }

    @Test func `Without a graphics card the processor draws, and OpenGL is not tried`() {
        #expect(plan(.auto).first == .software)
        #expect(plan(.auto, video: "offscreen", card: true).first == .software)
    }

    @Test func `With a graphics card it is tried, and a processor that plays one is refused`() {
        let chosen = plan(.auto, card: true)

        #expect(chosen.first == .accelerated(driver: nil))
        #expect(!chosen.acceptsSoftwareDevice)
        #expect(chosen.fallsBack)
    }

    @Test func `On Wayland the card decides as it does on X11`() {
        #expect(plan(.auto, video: "wayland") == plan(.auto))
        #expect(plan(.auto, video: "wayland", card: true) == plan(.auto, card: true))
    }

    @Test func `What was asked for is tried, and nothing else`() {
        #expect(plan(.software, card: true).first == .software)
        for choice in [RendererChoice.opengl, .opengles2] {
            let chosen = plan(choice)
            #expect(chosen.first == .accelerated(driver: choice.rawValue))
            #expect(chosen.acceptsSoftwareDevice)
            #expect(!chosen.fallsBack)
        }
    }

    @Test func `SDL_RENDER_DRIVER decides where the choice is automatic`() {
        #expect(plan(.auto, asked: "opengles2").first == .accelerated(driver: "opengles2"))
        #expect(plan(.auto, asked: "software", card: true).first == .software)
        #expect(plan(.auto, asked: "").first == .software)
        #expect(plan(.opengl, asked: "software").first == .accelerated(driver: "opengl"))
    }

    @Test(arguments: [
        ("llvmpipe (LLVM 15.0.6, 256 bits)", true), ("softpipe", true), ("Mesa Intel(R) UHD Graphics 620", false),
        ("NVIDIA GeForce RTX 3060/PCIe/SSE2", false),
    ])
    func `Processors that play a graphics card are known by name`(device: String, isSoftware: Bool) {
        #expect(OpenGL.isSoftware(device) == isSoftware)
    }
}

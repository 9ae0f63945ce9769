import Testing

@testable import SDLKit

@Suite("Polling interval") struct PollingIntervalTests {
    private func seconds(
        _ driver: String, key: Bool = false, typing: Bool = false, _ environment: [String: String] = [:]
    ) -> Double? {
        PollingInterval(driver: driver, isKeyDown: key, isTyping: typing, environment: environment).seconds
    }

    @Test("An idle window is not woken up", arguments: ["x11", "wayland", "offscreen"])
    func idle(driver: String) {
        #expect(seconds(driver, ["XMODIFIERS": "@im=ibus"]) == nil)
        #expect(seconds(driver, typing: true) == nil)
    }

    @Test("While a key is held on Wayland, polling delays its repeats by less than 20%; on X11, SDL isn't polled")
    func heldKey() throws {
        let repeatsPerSecond = 50.0
        #expect(try #require(seconds("wayland", key: true)) < 0.2 / repeatsPerSecond)
        #expect(seconds("x11", key: true) == nil)
    }

    @Test(
        "Input methods on a bus are polled only while text is entered",
        arguments: [
            (["XMODIFIERS": "@im=ibus"], true), (["SDL_IM_MODULE": "fcitx"], true),
            (["XMODIFIERS": "@im=fcitx5"], true),
            (["XMODIFIERS": "@im=none"], false), (["SDL_IM_MODULE": ""], false), ([:], false),
        ])
    func inputMethods(
        environment: [String: String], isWoken: Bool
    ) {
        #expect((seconds("x11", typing: true, environment) != nil) == isWoken)
        #expect(seconds("x11", environment) == nil)
    }
}

import { rows } from './technologyTableRow';
import type { Row } from './technologyTableRow';

/** Devices, cars and plants; games, graphics, maps, audio and video; chains. */
export const DEVICES: readonly Row[] = [
  ...rows(
    'infra',
    `
  RTOS = 实时操作系统 | real-time operating system | real time operating system
  FreeRTOS = free rtos | amazon freertos; RT-Thread = rtthread | rt thread
  Zephyr = zephyr rtos | zephyr project; ThreadX = azure rtos
  uC/OS = ucos | ucos-ii | uc/os-ii | ucosii; VxWorks; QNX = qnx neutrino; NuttX
  LiteOS = huawei liteos; AliOS Things; Mbed = mbed os; Contiki; RIOT OS; Embedded Linux = 嵌入式linux
  Yocto = yocto project | openembedded; Buildroot; U-Boot = uboot; BusyBox; Device Tree = 设备树 | device trees
  OpenWrt = openwrt路由; Android Automotive = aaos; Automotive Grade Linux
  STM32 = stm32f103 | stm32f4 | stm32单片机 | stm32cubemx | stm32cube; HAL! = hal库 | stm32 hal
  Keil = keil mdk | keil uvision | mdk-arm; IAR = iar embedded workbench; ESP32 = esp32-s3 | esp-idf | 乐鑫
  ESP8266; Arduino; Raspberry Pi = 树莓派 | rpi; BeagleBone; Orange Pi = 香橙派
  NXP = nxp s32k | i.mx6 | i.mx8 | imx6ull; Nordic nRF = nrf52 | nrf52840 | nrf connect
  TI DSP = c2000 | tms320; DSP = digital signal processor | dsp芯片; 8051 = 51单片机 | c51; AVR = avr单片机 | atmega
  PIC microcontroller = pic单片机; MSP430; GD32; RK3588 = 瑞芯微 | rockchip | rk3399; Allwinner = 全志
  HiSilicon = 海思 | hi3516 | hi3559; Qualcomm = 高通 | 高通平台 | snapdragon; MediaTek = 联发科 | mtk
  Zynq = zynq-7000 | xilinx zynq; ARM = arm架构 | arm cortex; Cortex-M = cortex-m3 | cortex-m4 | arm cortex-m
  RISC-V = risc v; x86 = x86架构 | x86_64; MIPS; PowerPC; LoongArch = 龙芯; Phytium = 飞腾; Kunpeng = 鲲鹏; FPGA = fpga开发
  Vivado = xilinx vivado; Vitis; Quartus = quartus ii | intel quartus; ModelSim = questasim
  VCS! = vcs仿真 | synopsys vcs; Verdi; UVM = uvm验证; SystemC; Design Compiler = synopsys dc; PrimeTime
  Cadence Virtuoso = virtuoso; HSPICE = spice仿真; ASIC; SoC! = soc设计
  AUTOSAR = autosar cp | autosar ap | classic autosar | adaptive autosar; Vector CANoe = canoe; CANalyzer
  CAPL = capl脚本; INCA = etas inca; DaVinci! = davinci配置 | davinci configurator | vector davinci; EB tresos
  ISO 26262 = iso26262; ASPICE = automotive spice; MISRA C = misra | misra-c
  ADAS; ECU! = ecu开发; BMS = 电池管理系统 | battery management system; VCU = 整车控制器; dSPACE
  HIL = 硬件在环 | hil测试 | hardware-in-the-loop | hardware in the loop; Simulink = matlab simulink; Stateflow
  TargetLink; CarSim; PreScan; CarPlay; Android Auto; A2L! = a2l标定 | asap2; XCP = xcp标定
  dbc! = dbc文件 | can dbc; TTCAN
  PLC = plc编程 | programmable logic controller | plcs; SCADA; HMI; DCS = dcs系统
  Siemens S7 = s7-1200 | s7-1500 | s7-300 | 西门子plc | step 7; TIA Portal = 博途 | 西门子博途; WinCC = 西门子wincc
  Rockwell = allen-bradley | studio 5000 | rslogix | 罗克韦尔; Mitsubishi PLC = 三菱plc | gx works
  Omron PLC = 欧姆龙plc; CODESYS; TwinCAT = beckhoff | 倍福; Schneider = 施耐德plc | unity pro; Delta PLC = 台达plc
  Inovance = 汇川 | 汇川plc; KingView = 组态王; MCGS = 昆仑通态; iFIX
  Ignition SCADA = ignition by inductive automation | inductive automation; Wonderware = aveva
  OSIsoft PI = pi system; Kepware = kepserverex; Node-RED = node red | nodered; ThingsBoard; ThingWorx
  EdgeX Foundry = edgex; Eclipse Hono; JetLinks; KUKA = 库卡; ABB RobotStudio = robotstudio; FANUC = 发那科
  MES = mes系统 | 制造执行系统 | manufacturing execution system; AGV = agv小车; CNC = 数控 | 数控编程; Mastercam
  Machine Vision = 机器视觉; MOM! = mom系统 | 制造运营管理
`,
  ),
  ...rows(
    'tool',
    `
  Unity = unity3d | unity 3d | u3d | unity引擎 | unity游戏引擎
  Unreal Engine = unreal | ue4 | ue5 | 虚幻引擎 | 虚幻 | unreal engine 5 | unreal engine 4; Godot = godot engine
  Cocos = cocos2d | cocos creator | cocos2d-x | cocos2dx | cocoscreator; LayaAir = laya
  Egret = 白鹭引擎 | egret引擎; GameMaker = gamemaker studio; RPG Maker; CryEngine; Construct 3; Defold
  LÖVE = love2d; MonoGame = xna; libGDX; SDL = sdl2; SFML; raylib; Pygame
  Photon = photon engine | photon unity networking | pun2; Mirror = mirror网络 | mirror networking; xLua
  toLua = tolua; ILRuntime; HybridCLR = 华佗热更新; FairyGUI; NGUI; UGUI; DOTween
  Addressables = addressable asset system; Spine! = spine动画 | spine 2d; Live2D; Skynet = skynet框架; KBEngine
  Steamworks = steamworks sdk; PlayFab; Niagara; ShaderLab; Shader Graph
  URP = universal render pipeline | hdrp; ECS! = ecs架构 | unity dots | entity component system
  Behavior Designer = 行为树 | behavior tree | behaviour tree; Roblox = roblox studio | luau
  Minecraft modding = forge mod | minecraft plugin; Wwise; FMOD
  OpenGL = opengl es | gles; Vulkan; DirectX = directx 11 | directx 12 | direct3d | d3d11
  Metal Shading Language; OpenSceneGraph = osg引擎; Ogre = ogre3d; VTK; ITK; OpenCASCADE = occt | open cascade
  CGAL; Skia; Cairo Graphics; GLFW; OpenXR; OpenVR = steamvr; Oculus SDK = meta quest | oculus; HoloLens
  ARCore; Vuforia; EasyAR; PICO = pico vr; Omniverse = nvidia omniverse; USD! = usd格式 | openusd; RenderMan
  OptiX; Embree; PhysX; Bullet Physics; Box2D; Havok; Ray tracing = 光线追踪 | ray-tracing | path tracing
  Mapbox = mapbox gl | mapbox gl js | mapbox-gl | mapboxgl; MapLibre = maplibre gl; Leaflet = leaflet.js
  OpenLayers = open layers | ol地图; Cesium = cesiumjs | cesium.js | cesium三维; Deck.gl = deckgl; Kepler.gl
  Turf.js; ArcGIS = arcgis pro | esri | arcgis api | arcpy | arcgis server; QGIS; GeoServer; MapServer
  SuperMap = 超图; GDAL = gdal/ogr; Proj4 = proj4js; AMap = 高德地图 | 高德 | amap api | 高德api
  Baidu Maps = 百度地图 | 百度地图api; Tencent Maps = 腾讯地图; Tianditu = 天地图; Google Maps = google maps api | 谷歌地图
  OpenStreetMap = osm地图 | overpass; GeoJSON; H3 = uber h3; S2 = s2 geometry; MapInfo; ENVI; ERDAS
  Google Earth Engine = gee遥感 | earth engine; OSRM; GraphHopper; Valhalla; MVT = 矢量切片 | vector tiles
  Web Map Service; WFS! = wfs服务 | web feature service; GIS = 地理信息系统 | geographic information system
  GNSS = rtk定位 | 北斗 | 北斗定位
  FFmpeg = ffmpeg转码 | libav; GStreamer; VLC = libvlc; MediaCodec; H.264 = h264 | avc编码; H.265 = h265 | hevc
  AV1; VP9; AAC; Opus = opus编码; SRS = srs流媒体 | simple realtime server; ZLMediaKit; nginx-rtmp
  Janus = janus gateway; mediasoup; Kurento; Jitsi = jitsi meet; Asterisk; FreeSWITCH; Kamailio; OpenSIPS
  OBS Studio = obs推流; ijkplayer; Wowza; Red5; DaVinci Resolve = 达芬奇调色; Final Cut Pro = final cut; Pro Tools
  JUCE; ALSA; PulseAudio; OpenAL; Web Speech API; DirectShow; Media Foundation
  ISP! = isp图像 | isp图像处理 | 图像信号处理; V4L2; OpenNI; RealSense = intel realsense; Kinect
  Ethereum = 以太坊 | eth链; Hyperledger Fabric = fabric联盟链; Hyperledger = hyperledger besu
  FISCO BCOS = fisco-bcos | 微众区块链; ChainMaker = 长安链; XuperChain = 百度超级链; Solana; Polkadot = substrate框架
  Cosmos SDK = cosmos链; Bitcoin = 比特币; Truffle = truffle suite; Hardhat
  Foundry = foundry合约 | foundry solidity | foundry forge; Web3.js = web3js; ethers.js; wagmi; viem
  OpenZeppelin; IPFS; The Graph = thegraph; Chainlink; MetaMask; Remix IDE
  Polygon! = polygon链 | polygon network | matic; Arbitrum; Layer 2 = layer2; ERC-20 = erc20
  ERC-721 = erc721; DeFi; NFT; Web3; Anchor! = anchor框架 | anchor solana
`,
  ),
];
